import { say } from '../../../portal/texts/say.ts';
import { joinStaffPage as texts } from './staff.texts.ts';
import '../../../api/console-calls.ts';
import { useParams } from '@tanstack/react-router';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { StaffAccountForm } from './staff-account-form.tsx';
import { STAFF_ROLE_WORDS } from './staff-role-words.ts';

/** Creates a colleague's account by the link that an owner has mailed. */
export default function JoinStaffPage() {
  usePageTitle(say(texts.createYourStaffAccount));
  const { linkId = '' } = useParams({ strict: false });
  const { brandNameShort } = useBrand();
  const { data, isError } = useCallQuery(
    'readStaffInvite',
    { linkId },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  if (isError) {
    return (
      <div className="m-auto">
        <EmptyState headingLevel={1} title={say(texts.title)}>
          {say(texts.itWorksOnceWithin)}
        </EmptyState>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <SkeletonGroup label={say(texts.loadingYourInvitation)}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  const { email, staffRole } = data.data;
  return (
    <StaffAccountForm
      title={say(texts.createYourStaffAccount)}
      email={email}
      create={({ email: _email, ...account }) => callApi('acceptStaffInvite', { ...account, linkId })}
    >
      {say(texts.youServeTheCustomers, { brandNameShort, label: say(STAFF_ROLE_WORDS[staffRole].label) })}
    </StaffAccountForm>
  );
}

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
  usePageTitle('Create your staff account');
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
        <EmptyState headingLevel={1} title="This link is no longer valid">
          It works once, within three days. Ask the colleague who invited you for a new one.
        </EmptyState>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <SkeletonGroup label="Loading your invitation">
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  const { email, staffRole } = data.data;
  return (
    <StaffAccountForm
      title="Create your staff account"
      email={email}
      create={({ email: _email, ...account }) => callApi('acceptStaffInvite', { ...account, linkId })}
    >
      You serve the customers of {brandNameShort}. Your role: {STAFF_ROLE_WORDS[staffRole].label}. At the first sign-in
      you set up an authenticator app.
    </StaffAccountForm>
  );
}

import { say } from '../../../portal/texts/say.ts';
import { firstStaffPage as texts } from './staff.texts.ts';
import '../../../api/console-calls.ts';
import { useParams } from '@tanstack/react-router';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { StaffAccountForm } from './staff-account-form.tsx';

/** Creates the provider's first account by the one-time link that the portal printed when it first started. */
export default function FirstStaffPage() {
  usePageTitle(say(texts.createTheFirstStaff));
  const { linkId = '' } = useParams({ strict: false });
  const { data, error, isError, refetch } = useCallQuery(
    'checkFirstStaffLink',
    { linkId },
    { gcTime: 0, retry: false },
  );
  // A connection that was lost says nothing about the link.
  const isRefused = isApiError(error, 'SETUP_LINK_INVALID') || (isApiError(error) && error.status === 400);
  if (isRefused) {
    return (
      <div className="m-auto">
        <EmptyState headingLevel={1} title={say(texts.title)}>
          {say(texts.itWorksOnceUntil)}
        </EmptyState>
      </div>
    );
  }
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) {
    return (
      <SkeletonGroup label={say(texts.checkingTheLink)}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  return (
    <StaffAccountForm
      title={say(texts.createTheFirstStaff)}
      create={(account) => callApi('createFirstStaff', { ...account, linkId })}
    >
      {say(texts.thisAccountIsFor)}
    </StaffAccountForm>
  );
}

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
  usePageTitle('Create the first staff account');
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
        <EmptyState headingLevel={1} title="This link is not valid">
          It works once, until the first staff account exists. The portal prints a new link each time it starts without
          a staff account.
        </EmptyState>
      </div>
    );
  }
  if (isError) return <LoadFailed what="The link" onRetry={refetch} />;
  if (data === undefined) {
    return (
      <SkeletonGroup label="Checking the link">
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  return (
    <StaffAccountForm
      title="Create the first staff account"
      create={(account) => callApi('createFirstStaff', { ...account, linkId })}
    >
      This account is for you as the provider of this portal. It serves customers; it is not a customer account.
    </StaffAccountForm>
  );
}

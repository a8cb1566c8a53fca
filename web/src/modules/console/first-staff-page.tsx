import '../../api/console-calls.ts';
import { useParams } from '@tanstack/react-router';
import { callApi } from '../../api/call-api.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { StaffAccountForm } from './staff-account-form.tsx';

/** Creates the provider's first account by the one-time link that the portal printed when it first started. */
export default function FirstStaffPage() {
  usePageTitle('Create the first staff account');
  const { linkId = '' } = useParams({ strict: false });
  return (
    <StaffAccountForm
      title="Create the first staff account"
      create={(account) => callApi('createFirstStaff', { ...account, linkId })}
    >
      This account belongs to you as the provider of this portal. It looks after customers; it is not a customer itself.
    </StaffAccountForm>
  );
}

import { keepPreviousData } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { ConsoleList } from '../console-list.tsx';
import { StatusFilter } from '../status-filter.tsx';
import { useListAddress } from '../use-list-address.ts';
import { useSave } from '../use-save.ts';
import { MailsTable } from './mails-table.tsx';

const statuses = [
  { id: 'all', label: 'All' },
  { id: 'queued', label: 'Waiting' },
  { id: 'sent', label: 'Sent' },
  { id: 'failed', label: 'Failed' },
] as const;

/** What became of the mails of the last month, newest first. */
export default function MailsPage() {
  usePageTitle('Emails');
  const address = useListAddress('/console/mails');
  const { page, search } = address;
  const status = address.value(
    'status',
    statuses.map(({ id }) => id),
    'all',
  );
  const { save } = useSave('listMails');
  const { data, isError, refetch } = useCallQuery(
    'listMails',
    { page, search, status },
    { placeholderData: keepPreviousData },
  );
  return (
    <ConsoleList
      title="Emails"
      what="emails"
      searchLabel="Search by address"
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
      filter={<StatusFilter address={address} options={statuses} status={status} />}
    >
      {data && (
        <MailsTable
          rows={data.data.mails}
          isSearching={search !== '' || status !== 'all'}
          onResend={({ mailId, recipient }) =>
            save(() => callApi('resendMail', { mailId }), `The email is on its way to ${recipient}.`)
          }
        />
      )}
    </ConsoleList>
  );
}

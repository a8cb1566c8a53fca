import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ConsoleList } from '../console-list.tsx';
import { useListAddress } from '../use-list-address.ts';
import { letterOutcome } from './letter-outcome.ts';

/** Letters that were sent to customers, newest first. Page and search are in the address. */
export default function LettersPage() {
  usePageTitle('Letters');
  const address = useListAddress('/console/letters');
  const { page, search } = address;
  const { formatDateTime } = useFormatDate();
  const { data, isError, refetch } = useCallQuery(
    'listLetters',
    { page, search },
    { placeholderData: keepPreviousData },
  );
  return (
    <ConsoleList
      title="Letters"
      what="letters"
      searchLabel="Search by subject"
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
    >
      {data && (
        <Table
          label="Letters"
          rows={data.data.letters}
          rowId={(row) => row.letterId}
          emptyState={
            <EmptyState
              title={search === '' ? 'No letters yet' : 'Nothing found'}
              action={search === '' ? <LinkButton href="/console">Choose customers</LinkButton> : undefined}
            >
              {search === ''
                ? 'Choose customers from the list and write to all of their admins in one step.'
                : 'Try part of the subject.'}
            </EmptyState>
          }
          columns={[
            {
              id: 'subject',
              label: 'Subject',
              isRowHeader: true,
              render: (row) => <TextLink href={`/console/letters/${row.letterId}`}>{row.subject}</TextLink>,
            },
            { id: 'sent', label: 'Sent', phone: 'detail', render: (row) => formatDateTime(row.sentAt) },
            { id: 'by', label: 'By', phone: 'detail', render: (row) => row.sentBy },
            { id: 'outcome', label: 'Outcome', phone: 'detail', render: letterOutcome },
          ]}
        />
      )}
    </ConsoleList>
  );
}

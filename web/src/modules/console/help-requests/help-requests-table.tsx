import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { HelpState } from './help-state.tsx';
import { WaitingTime } from './waiting-time.tsx';

type HelpRequest = CallOutput<'listHelpRequests'>['data']['requests'][number];
type HelpRequestsTableProps = { readonly rows: readonly HelpRequest[]; readonly isSearching: boolean };

/** One request for help a row. */
export function HelpRequestsTable({ rows, isSearching }: HelpRequestsTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label="Help requests"
      rows={rows}
      rowId={(row) => row.helpRequestId}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No one is waiting for you'}>
          {isSearching
            ? 'Try part of the subject or the customer’s name, or other filters.'
            : 'When someone asks for help in their portal, the request waits here for your answer.'}
        </EmptyState>
      }
      columns={[
        {
          id: 'subject',
          label: 'Request',
          isRowHeader: true,
          render: (row) => (
            <>
              <TextLink href={`/console/help-requests/${row.helpRequestId}`}>{row.subject}</TextLink>
              <span className="block font-normal text-ink-soft text-sm">
                {row.number}, {row.companyName}
              </span>
            </>
          ),
        },
        { id: 'state', label: 'State', phone: 'state', render: (row) => <HelpState state={row.state} /> },
        { id: 'waiting', label: 'Customer waiting', render: (row) => <WaitingTime since={row.waitingSince} /> },
        { id: 'assignee', label: 'Assigned to', render: (row) => row.assignee?.name ?? 'No one' },
        {
          id: 'last',
          label: 'Last reply',
          render: (row) => (
            <>
              <span className="whitespace-nowrap">{formatDate(row.lastReplyAt)}</span>{' '}
              <span className="text-ink-soft desktop:block desktop:text-xs">
                {row.lastReplyBy === 'customer' ? 'by the customer' : 'by us'}
              </span>
            </>
          ),
        },
      ]}
    />
  );
}

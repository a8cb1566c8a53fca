import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { helpRequestsTable as texts } from './help-requests.texts.ts';
import { HelpState } from './help-state.tsx';
import { WaitingTime } from './waiting-time.tsx';

type HelpRequest = CallOutput<'listHelpRequests'>['data']['requests'][number];
type HelpRequestsTableProps = { readonly rows: readonly HelpRequest[]; readonly isSearching: boolean };

/** One request for help a row. */
export function HelpRequestsTable({ rows, isSearching }: HelpRequestsTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label={say(texts.helpRequests)}
      rows={rows}
      rowId={(row) => row.helpRequestId}
      emptyState={
        <EmptyState title={isSearching ? say(texts.nothingFound) : say(texts.noOneIsWaiting)}>
          {isSearching ? say(texts.tryPartOfThe) : say(texts.whenSomeoneAsksFor)}
        </EmptyState>
      }
      columns={[
        {
          id: 'subject',
          label: say(texts.request),
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
        { id: 'state', label: say(texts.state), phone: 'state', render: (row) => <HelpState state={row.state} /> },
        { id: 'waiting', label: say(texts.customerWaiting), render: (row) => <WaitingTime since={row.waitingSince} /> },
        { id: 'assignee', label: say(texts.assignedTo), render: (row) => row.assignee?.name ?? say(texts.noOne) },
        {
          id: 'last',
          label: say(texts.lastReply),
          render: (row) => (
            <>
              <span className="whitespace-nowrap">{formatDate(row.lastReplyAt)}</span>{' '}
              <span className="text-ink-soft desktop:block desktop:text-xs">
                {row.lastReplyBy === 'customer' ? say(texts.byTheCustomer) : say(texts.byUs)}
              </span>
            </>
          ),
        },
      ]}
    />
  );
}

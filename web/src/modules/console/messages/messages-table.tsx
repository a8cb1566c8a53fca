import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PublicationBadge } from '../concierge/publication-badge.tsx';
import { audienceWords } from './audience-words.ts';

type Message = CallOutput<'listConciergeMessages'>['data']['messages'][number];
type MessagesTableProps = { readonly rows: readonly Message[]; readonly isSearching: boolean };

/** One message a row. */
export function MessagesTable({ rows, isSearching }: MessagesTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label="Messages"
      rows={rows}
      rowId={(row) => row.conciergeMessageId}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No messages yet'}>
          {isSearching
            ? 'Try part of the title, or another state.'
            : 'Tell your customers what they should know, such as a wave of fake invoices. You can see who has read it.'}
        </EmptyState>
      }
      columns={[
        {
          id: 'title',
          label: 'Message',
          isRowHeader: true,
          render: (row) => (
            <TextLink href={`/console/concierge-messages/${row.conciergeMessageId}`}>{row.title}</TextLink>
          ),
        },
        { id: 'audience', label: 'For', render: (row) => audienceWords(row.audience) },
        { id: 'state', label: 'Shown', phone: 'state', render: (row) => <PublicationBadge state={row.state} /> },
        {
          id: 'date',
          label: 'Published',
          render: ({ publishedAt }) =>
            publishedAt && <span className="whitespace-nowrap">{formatDate(publishedAt)}</span>,
        },
        {
          id: 'read',
          label: 'Read by',
          align: 'end',
          render: ({ publishedAt, readBy, delivered }) =>
            publishedAt && <span className="whitespace-nowrap tabular-nums">{`${readBy} of ${delivered}`}</span>,
        },
      ]}
    />
  );
}

import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PublicationBadge } from '../concierge/publication-badge.tsx';
import { audienceWords } from './audience-words.ts';
import { messagesTable as texts } from './messages.texts.ts';

type Message = CallOutput<'listConciergeMessages'>['data']['messages'][number];
type MessagesTableProps = { readonly rows: readonly Message[]; readonly isSearching: boolean };

/** One message a row. */
export function MessagesTable({ rows, isSearching }: MessagesTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label={say(texts.messages)}
      rows={rows}
      rowId={(row) => row.conciergeMessageId}
      emptyState={
        <EmptyState title={isSearching ? say(texts.nothingFound) : say(texts.noMessagesYet)}>
          {isSearching ? say(texts.tryPartOfThe) : say(texts.tellYourCustomersWhat)}
        </EmptyState>
      }
      columns={[
        {
          id: 'title',
          label: say(texts.message),
          isRowHeader: true,
          render: (row) => (
            <TextLink href={`/console/concierge-messages/${row.conciergeMessageId}`}>{row.title}</TextLink>
          ),
        },
        { id: 'audience', label: say(texts.forWhom), render: (row) => audienceWords(row.audience) },
        {
          id: 'state',
          label: say(texts.shown),
          phone: 'state',
          render: (row) => <PublicationBadge state={row.state} />,
        },
        {
          id: 'date',
          label: say(texts.published),
          render: ({ publishedAt }) =>
            publishedAt && <span className="whitespace-nowrap">{formatDate(publishedAt)}</span>,
        },
        {
          id: 'read',
          label: say(texts.readBy),
          align: 'end',
          render: ({ publishedAt, readBy, delivered }) =>
            publishedAt && (
              <span className="whitespace-nowrap tabular-nums">
                {say(texts.readByOfDelivered, { readBy, delivered })}
              </span>
            ),
        },
      ]}
    />
  );
}

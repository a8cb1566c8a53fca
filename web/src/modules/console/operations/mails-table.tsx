import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { MAIL_WORDS } from '../../../portal/modules/module-words.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';

type Mail = CallOutput<'listMails'>['data']['mails'][number];

type MailsTableProps = {
  readonly rows: readonly Mail[];
  readonly isSearching: boolean;
  readonly onResend: (mail: Mail) => unknown;
};

const statuses = {
  queued: { tone: 'warning', text: 'Waiting' },
  sent: { tone: 'success', text: 'Sent' },
  failed: { tone: 'danger', text: 'Failed' },
} as const;

/** One mail a row. */
export function MailsTable({ rows, isSearching, onResend }: MailsTableProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <Table
      label="Emails"
      rows={rows}
      rowId={(mail) => mail.mailId}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No emails yet'}>
          {isSearching
            ? 'Try part of the address, or another status.'
            : 'Every email from the last month is listed here.'}
        </EmptyState>
      }
      columns={[
        {
          id: 'recipient',
          label: 'To',
          isRowHeader: true,
          render: (row) => <EmailText email={row.recipient} />,
        },
        { id: 'kind', label: 'Email', phone: 'detail', render: (row) => MAIL_WORDS[row.kind] ?? row.kind },
        {
          id: 'status',
          label: 'Status',
          phone: 'state',
          render: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].text}</Badge>,
        },
        { id: 'queued', label: 'Queued', phone: 'detail', render: (row) => formatDateTime(row.queuedAt) },
        {
          id: 'ended',
          label: 'Ended',
          phone: 'hidden',
          render: ({ endedAt }) => endedAt && formatDateTime(endedAt),
        },
        {
          id: 'error',
          label: 'Last error',
          phone: 'detail',
          render: ({ lastError }) => lastError && <span className="break-words">{lastError}</span>,
        },
        actionsColumn(
          ({ recipient }: Mail) => recipient,
          (row) =>
            row.canBeSentAgain
              ? [{ label: 'Send again', name: `Send again to ${row.recipient}`, onPress: () => onResend(row) }]
              : [],
        ),
      ]}
    />
  );
}

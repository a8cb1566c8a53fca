import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { mailWords } from '../../../portal/modules/mail-words.ts';
import { say } from '../../../portal/texts/say.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { mailsTable as texts } from './operations.texts.ts';

type Mail = CallOutput<'listMails'>['data']['mails'][number];

type MailsTableProps = {
  readonly rows: readonly Mail[];
  readonly isSearching: boolean;
  readonly onResend: (mail: Mail) => unknown;
};

const statuses = {
  queued: { tone: 'warning', text: texts.waiting },
  sent: { tone: 'success', text: texts.sent },
  failed: { tone: 'danger', text: texts.failed },
} as const;

/** One mail a row. */
export function MailsTable({ rows, isSearching, onResend }: MailsTableProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <Table
      label={say(texts.emails)}
      rows={rows}
      rowId={(mail) => mail.mailId}
      emptyState={
        <EmptyState title={isSearching ? say(texts.nothingFound) : say(texts.noEmailsYet)}>
          {isSearching ? say(texts.tryPartOfThe) : say(texts.everyEmailFromThe)}
        </EmptyState>
      }
      columns={[
        {
          id: 'recipient',
          label: say(texts.to),
          isRowHeader: true,
          render: (row) => <EmailText email={row.recipient} />,
        },
        {
          id: 'kind',
          label: say(texts.email),
          phone: 'detail',
          render: (row) => mailWords(row.kind),
        },
        {
          id: 'status',
          label: say(texts.status),
          phone: 'state',
          render: ({ status }) => <Badge tone={statuses[status].tone}>{say(statuses[status].text)}</Badge>,
        },
        {
          id: 'queued',
          label: say(texts.queued),
          phone: 'detail',
          render: (row) => formatDateTime(row.queuedAt),
        },
        {
          id: 'ended',
          label: say(texts.ended),
          phone: 'hidden',
          render: ({ endedAt }) => endedAt && formatDateTime(endedAt),
        },
        {
          id: 'error',
          label: say(texts.lastError),
          phone: 'detail',
          render: ({ lastError }) => lastError && <span className="break-words">{lastError}</span>,
        },
        actionsColumn(
          ({ recipient }: Mail) => recipient,
          (row) =>
            row.canBeSentAgain
              ? [
                  {
                    label: say(texts.sendAgain),
                    name: say(texts.sendAgainToRecipient, { recipient: row.recipient }),
                    onPress: () => onResend(row),
                  },
                ]
              : [],
        ),
      ]}
    />
  );
}

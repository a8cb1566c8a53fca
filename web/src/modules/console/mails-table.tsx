import type { CallOutput } from '../../api/calls.ts';
import { useFormatDate } from '../../portal/use-format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import { actionsColumn } from './actions-column.tsx';

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

const kinds: Readonly<Record<string, string>> = {
  'verify-email': 'Verify the address',
  'account-exists': 'There is an account already',
  'reset-password': 'Link for a new password',
  'reset-code': 'Code for a new password',
  'temporary-password': 'Temporary password',
  'password-changed': 'Password was changed',
  'second-factor-changed': 'Second factor was changed',
  'new-sign-in': 'Sign-in from a new device',
  invite: 'Invitation',
  'sign-up-link': 'Sign-up link',
  'staff-invite': 'Invitation to the staff',
  welcome: 'Welcome',
  'plan-request': 'Request for a plan',
  'plan-confirmed': 'Plan is confirmed',
  'plan-declined': 'Plan is declined',
  'new-findings': 'Scan found something new',
  'scan-finished': 'Scan has ended',
  'policy-approval': 'Policy waits for approval',
  'sign-off-request': 'Policy to read and confirm',
  'sign-off-reminder': 'Policy not confirmed yet',
  'sign-off-digest': 'Confirmations that are missing',
  'maturity-ask': 'Question to a colleague',
  'maturity-ask-answered': 'A colleague has answered',
  'rating-report': 'Detailed rating report',
  'proof-pack': 'Proof pack is ready',
  'training-welcome': 'Welcome to the training',
  'training-link': 'Link to the training',
  'training-course-opened': 'New course of the training',
  'training-reminder': 'Training is due',
  'training-completed': 'Course is passed',
  'weakness-published': 'Weakness to read',
  'weakness-status': 'Status of a weakness',
  'concierge-message': 'Message to read',
  'help-request': 'Request for help',
  'marketplace-interest': 'Interest in an offer',
  'help-answer': 'Answer to a request for help',
};

/** One mail a row. */
export function MailsTable({ rows, isSearching, onResend }: MailsTableProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <Table
      label="Mails"
      rows={rows}
      rowId={(mail) => mail.mailId}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No mails yet'}>
          {isSearching
            ? 'Try a part of the address, or another status.'
            : 'Every mail of the last month is listed here.'}
        </EmptyState>
      }
      columns={[
        {
          id: 'recipient',
          label: 'To',
          isRowHeader: true,
          render: (row) => <EmailText email={row.recipient} />,
        },
        { id: 'kind', label: 'Mail', render: (row) => kinds[row.kind] ?? row.kind },
        {
          id: 'status',
          label: 'Status',
          render: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].text}</Badge>,
        },
        { id: 'queued', label: 'Queued', render: (row) => formatDateTime(row.queuedAt) },
        { id: 'ended', label: 'Ended', render: ({ endedAt }) => (endedAt === null ? '–' : formatDateTime(endedAt)) },
        {
          id: 'error',
          label: 'Last error',
          render: (row) => <span className="break-words">{row.lastError || '–'}</span>,
        },
        actionsColumn((row: Mail) =>
          row.canBeSentAgain
            ? [{ label: 'Send again', name: `Send again to ${row.recipient}`, onPress: () => onResend(row) }]
            : [],
        ),
      ]}
    />
  );
}

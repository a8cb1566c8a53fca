import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { personColumns } from '../person-columns.tsx';

export type SentLink = CallOutput<'listSignUpLinks'>['data']['links'][number];

type SignUpLinksTableProps = {
  readonly rows: readonly SentLink[];
  readonly isSearching: boolean;
  readonly onResend: (link: SentLink) => Promise<unknown>;
  readonly onCancel: (link: SentLink) => void;
};

const statuses = {
  pending: { tone: 'warning', text: 'Waiting' },
  expired: { tone: 'neutral', text: 'Expired' },
  used: { tone: 'accent', text: 'Account created' },
  finished: { tone: 'success', text: 'Set up' },
  cancelled: { tone: 'neutral', text: 'Canceled' },
} as const;

const events: Readonly<Record<string, string>> = {
  opened: 'Opened',
  formStarted: 'Started typing',
  passwordSet: 'Set a password',
  signUpFailed: 'Ran into a problem',
};

/** One sign-up link a row, with what its holder's browser told last. */
export function SignUpLinksTable({ rows, isSearching, onResend, onCancel }: SignUpLinksTableProps) {
  const { formatDate, formatDateTime } = useFormatDate();
  return (
    <Table
      label="Sign-up links"
      rows={rows}
      rowId={(row) => row.signUpLinkId}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No sign-up links yet'}>
          {isSearching
            ? 'Try part of the address, name or organization.'
            : 'Send a link to someone you want as a customer: creating the account takes a minute, with the details filled in.'}
        </EmptyState>
      }
      columns={[
        ...personColumns<SentLink>(),
        { id: 'offer', label: 'Subscription id', render: (row) => row.subscriptionId },
        {
          id: 'status',
          label: 'Status',
          phone: 'state',
          render: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].text}</Badge>,
        },
        {
          id: 'last',
          label: 'Last seen',
          phone: 'detail',
          render: ({ lastEvent }) =>
            lastEvent === null
              ? 'Not opened yet'
              : `${events[lastEvent.eventType] ?? lastEvent.eventType}, ${formatDateTime(lastEvent.receivedAt)}`,
        },
        { id: 'sent', label: 'Sent', render: (row) => `${formatDate(row.createdAt)}, ${row.createdBy}` },
        actionsColumn(
          ({ email }: SentLink) => email,
          (row) =>
            row.status === 'pending' || row.status === 'expired'
              ? [
                  { label: 'Send again', name: `Send again to ${row.email}`, onPress: () => onResend(row) },
                  { label: 'Cancel', onPress: () => onCancel(row) },
                ]
              : [],
        ),
      ]}
    />
  );
}

import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { STAFF_ROLE_WORDS } from './staff-role-words.ts';

type Invite = CallOutput<'listStaff'>['data']['invites'][number];

type StaffInvitesTableProps = {
  readonly invites: readonly Invite[];
  readonly onResend: (invite: Invite) => void;
  readonly onCancel: (invite: Invite) => unknown;
};

/** Colleagues who have a link and no account yet. */
export function StaffInvitesTable({ invites, onResend, onCancel }: StaffInvitesTableProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <Table
      label="Invited colleagues"
      rows={invites}
      rowId={(invite) => invite.staffInviteId}
      columns={[
        {
          id: 'email',
          label: 'Email',
          isRowHeader: true,
          render: (row) => <EmailText email={row.email} />,
        },
        { id: 'role', label: 'Role', phone: 'detail', render: (row) => STAFF_ROLE_WORDS[row.staffRole].label },
        {
          id: 'by',
          label: 'Invited by',
          render: (row) => (row.invitedBy ? <EmailText email={row.invitedBy} /> : 'Someone who has left'),
        },
        {
          id: 'until',
          label: 'Link works until',
          render: (row) => (row.isExpired ? <Badge tone="neutral">Expired</Badge> : formatDateTime(row.expiresAt)),
        },
        actionsColumn(
          ({ email }: Invite) => email,
          (row) => [
            { label: 'New link', name: `Send a new link to ${row.email}`, onPress: () => onResend(row) },
            { label: 'Cancel', onPress: () => onCancel(row) },
          ],
        ),
      ]}
    />
  );
}

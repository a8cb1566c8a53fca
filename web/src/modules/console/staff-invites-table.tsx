import type { CallOutput } from '../../api/calls.ts';
import { useFormatDate } from '../../portal/use-format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Table } from '../../ui/table.tsx';
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
        { id: 'role', label: 'Role', render: (row) => STAFF_ROLE_WORDS[row.staffRole].label },
        {
          id: 'by',
          label: 'Invited by',
          render: (row) => (row.invitedBy ? <EmailText email={row.invitedBy} /> : 'Somebody who has left'),
        },
        {
          id: 'until',
          label: 'Link works until',
          render: (row) => (row.isExpired ? <Badge tone="neutral">Expired</Badge> : formatDateTime(row.expiresAt)),
        },
        {
          id: 'actions',
          label: 'Actions',
          isLabelHidden: true,
          align: 'end',
          render: (row) => (
            <span className="inline-flex flex-wrap justify-end gap-2">
              <Button
                variant="secondary"
                size="small"
                aria-label={`Send a new link to ${row.email}`}
                onPress={() => onResend(row)}
              >
                New link
              </Button>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Cancel the link of ${row.email}`}
                onPress={() => onCancel(row)}
              >
                Cancel
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

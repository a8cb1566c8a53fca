import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { staffInvitesTable as texts } from './staff.texts.ts';
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
      label={say(texts.invitedColleagues)}
      rows={invites}
      rowId={(invite) => invite.staffInviteId}
      columns={[
        {
          id: 'email',
          label: say(texts.email),
          isRowHeader: true,
          render: (row) => <EmailText email={row.email} />,
        },
        {
          id: 'role',
          label: say(texts.role),
          phone: 'detail',
          render: (row) => say(STAFF_ROLE_WORDS[row.staffRole].label),
        },
        {
          id: 'by',
          label: say(texts.invitedBy),
          render: (row) => (row.invitedBy ? <EmailText email={row.invitedBy} /> : say(texts.someoneWhoHasLeft)),
        },
        {
          id: 'until',
          label: say(texts.linkWorksUntil),
          render: (row) =>
            row.isExpired ? <Badge tone="neutral">{say(texts.expired)}</Badge> : formatDateTime(row.expiresAt),
        },
        actionsColumn(
          ({ email }: Invite) => email,
          (row) => [
            {
              label: say(texts.newLink),
              name: say(texts.sendANewLink, { email: row.email }),
              onPress: () => onResend(row),
            },
            { label: say(texts.cancel), onPress: () => onCancel(row) },
          ],
        ),
      ]}
    />
  );
}

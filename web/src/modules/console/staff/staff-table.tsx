import { Ellipsis } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useSessionQuery } from '../../../portal/use-session-state.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { type Colleague, type ColleagueAction, nameOfColleague } from './colleague-dialog.tsx';
import { STAFF_ROLE_WORDS } from './staff-role-words.ts';

type StaffTableProps = {
  readonly staff: readonly Colleague[];
  readonly onAction: (colleague: Colleague, action: ColleagueAction) => void;
};

/** One colleague a row; nobody does anything to their own account here. */
export function StaffTable({ staff, onAction }: StaffTableProps) {
  const { formatDateTime } = useFormatDate();
  const cognitoId = useSessionQuery().data?.cognitoId;
  return (
    <Table
      label="Staff"
      rows={staff}
      rowId={(colleague) => colleague.cognitoId}
      columns={[
        {
          id: 'name',
          label: 'Name',
          isRowHeader: true,
          render: (row) => (row.cognitoId === cognitoId ? `${nameOfColleague(row)} (you)` : nameOfColleague(row)),
        },
        { id: 'email', label: 'Email', phone: 'detail', render: (row) => <EmailText email={row.email} /> },
        {
          id: 'role',
          label: 'Role',
          phone: 'state',
          render: ({ staffRole }) => (
            <Badge tone={staffRole === 'owner' ? 'accent' : 'neutral'}>{STAFF_ROLE_WORDS[staffRole].label}</Badge>
          ),
        },
        {
          id: 'factor',
          label: 'Second factor',
          render: ({ hasSecondFactor }) => (hasSecondFactor ? 'On' : 'Set up at the first sign-in'),
        },
        {
          id: 'active',
          label: 'Last active',
          render: ({ lastActiveAt }) => (lastActiveAt === null ? 'Not recently' : formatDateTime(lastActiveAt)),
        },
        {
          id: 'actions',
          label: 'Actions',
          isLabelHidden: true,
          align: 'end',
          render: (row) =>
            row.cognitoId === cognitoId ? null : (
              <Menu
                label={`Actions for ${nameOfColleague(row)}`}
                trigger={
                  <IconButton
                    label={`Actions for ${nameOfColleague(row)}`}
                    icon={<Ellipsis aria-hidden="true" size={18} />}
                  />
                }
                groups={[
                  [
                    row.staffRole === 'owner'
                      ? { id: 'makeSupport', label: 'Make support' }
                      : { id: 'makeOwner', label: 'Make owner' },
                    ...(row.hasSecondFactor ? [{ id: 'removeSecondFactor', label: 'Remove second factor' }] : []),
                    { id: 'remove', label: 'Remove from the staff' },
                  ],
                ]}
                onAction={(id) => onAction(row, id as ColleagueAction)}
              />
            ),
        },
      ]}
    />
  );
}

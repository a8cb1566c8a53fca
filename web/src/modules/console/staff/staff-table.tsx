import { Ellipsis } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionQuery } from '../../../portal/use-session-state.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { type Colleague, type ColleagueAction, nameOfColleague } from './colleague-dialog.tsx';
import { staffTable as texts } from './staff.texts.ts';
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
      label={say(texts.staff)}
      rows={staff}
      rowId={(colleague) => colleague.cognitoId}
      columns={[
        {
          id: 'name',
          label: say(texts.name),
          isRowHeader: true,
          render: (row) => (row.cognitoId === cognitoId ? `${nameOfColleague(row)} (you)` : nameOfColleague(row)),
        },
        { id: 'email', label: say(texts.email), phone: 'detail', render: (row) => <EmailText email={row.email} /> },
        {
          id: 'role',
          label: say(texts.role),
          phone: 'state',
          render: ({ staffRole }) => (
            <Badge tone={staffRole === 'owner' ? 'accent' : 'neutral'}>{say(STAFF_ROLE_WORDS[staffRole].label)}</Badge>
          ),
        },
        {
          id: 'factor',
          label: say(texts.secondFactor),
          render: ({ hasSecondFactor }) => (hasSecondFactor ? say(texts.on) : say(texts.setUpAtThe)),
        },
        {
          id: 'active',
          label: say(texts.lastActive),
          render: ({ lastActiveAt }) => (lastActiveAt === null ? say(texts.notRecently) : formatDateTime(lastActiveAt)),
        },
        {
          id: 'actions',
          label: say(texts.actions),
          isLabelHidden: true,
          align: 'end',
          render: (row) =>
            row.cognitoId === cognitoId ? null : (
              <Menu
                label={say(texts.actionsForOfColleague, { ofColleague: nameOfColleague(row) })}
                trigger={
                  <IconButton
                    label={say(texts.actionsForOfColleague, { ofColleague: nameOfColleague(row) })}
                    icon={<Ellipsis aria-hidden="true" size={18} />}
                  />
                }
                groups={[
                  [
                    { id: 'changeRole', label: say(texts.changeRole) },
                    ...(row.hasSecondFactor
                      ? [{ id: 'removeSecondFactor', label: say(texts.removeSecondFactor) }]
                      : []),
                    { id: 'remove', label: say(texts.removeFromTheStaff) },
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

import { Ellipsis } from 'lucide-react';
import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { PEOPLE_ACTIONS, type PeopleAction } from './people-actions.ts';

export type Person = CallOutput<'readOrganisation'>['data']['people'][number];

type PeopleTableProps = {
  readonly people: readonly Person[];
  readonly onAction: (person: Person, action: PeopleAction) => void;
};

const nameOf = ({ firstName, lastName, email }: Person) => `${firstName} ${lastName}`.trim() || email;

/** A customer's people, with what staff can do for each. */
export function PeopleTable({ people, onAction }: PeopleTableProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <Table
      label="People"
      rows={people}
      rowId={(person) => person.cognitoId}
      emptyState={<p className="px-2 text-ink-soft desktop:px-4">No one belongs to this organization.</p>}
      columns={[
        { id: 'name', label: 'Name', isRowHeader: true, render: nameOf },
        { id: 'email', label: 'Email', phone: 'detail', render: (person) => <EmailText email={person.email} /> },
        {
          id: 'factor',
          label: 'Second factor',
          render: ({ hasSecondFactor }) => (
            <Badge tone={hasSecondFactor ? 'success' : 'neutral'}>{hasSecondFactor ? 'On' : 'Off'}</Badge>
          ),
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
          render: (person) => (
            <Menu
              label={`Actions for ${nameOf(person)}`}
              trigger={
                <IconButton label={`Actions for ${nameOf(person)}`} icon={<Ellipsis aria-hidden="true" size={18} />} />
              }
              groups={[
                (Object.keys(PEOPLE_ACTIONS) as PeopleAction[])
                  .filter((action) => action !== 'removeSecondFactor' || person.hasSecondFactor)
                  .map((action) => ({ id: action, label: PEOPLE_ACTIONS[action].label })),
              ]}
              onAction={(id) => onAction(person, id as PeopleAction)}
            />
          ),
        },
      ]}
    />
  );
}

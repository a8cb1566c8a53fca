import { Ellipsis } from 'lucide-react';
import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { peopleTable as texts } from './customers.texts.ts';
import { PEOPLE_ACTIONS, type PeopleAction } from './people-actions.ts';

export type Person = CallOutput<'readOrganisation'>['data']['people'][number];

type PeopleTableProps = {
  readonly people: readonly Person[];
  /** Null for staff who may do nothing about accounts. */
  readonly onAction: ((person: Person, action: PeopleAction) => void) | null;
};

const nameOf = ({ firstName, lastName, email }: Person) => `${firstName} ${lastName}`.trim() || email;

/** A customer's people, with what staff can do for each. */
export function PeopleTable({ people, onAction }: PeopleTableProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <Table
      label={say(texts.people)}
      rows={people}
      rowId={(person) => person.cognitoId}
      emptyState={<p className="px-2 text-ink-soft desktop:px-4">{say(texts.noOneBelongsTo)}</p>}
      columns={[
        { id: 'name', label: say(texts.name), isRowHeader: true, render: nameOf },
        {
          id: 'email',
          label: say(texts.email),
          phone: 'detail',
          render: (person) => <EmailText email={person.email} />,
        },
        {
          id: 'factor',
          label: say(texts.secondFactor),
          render: ({ hasSecondFactor }) => (
            <Badge tone={hasSecondFactor ? 'success' : 'neutral'}>
              {hasSecondFactor ? say(texts.on) : say(texts.off)}
            </Badge>
          ),
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
          render: (person) =>
            onAction && (
              <Menu
                label={say(texts.actionsFor, { name: nameOf(person) })}
                trigger={
                  <IconButton
                    label={say(texts.actionsFor, { name: nameOf(person) })}
                    icon={<Ellipsis aria-hidden="true" size={18} />}
                  />
                }
                groups={[
                  (Object.keys(PEOPLE_ACTIONS) as PeopleAction[])
                    .filter((action) => action !== 'removeSecondFactor' || person.hasSecondFactor)
                    .map((action) => ({ id: action, label: say(PEOPLE_ACTIONS[action].label) })),
                ]}
                onAction={(id) => onAction(person, id as PeopleAction)}
              />
            ),
        },
      ]}
    />
  );
}

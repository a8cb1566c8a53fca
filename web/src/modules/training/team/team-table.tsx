import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { PersonMenu } from '../person/person-menu.tsx';
import { rolesInWords } from '../roles/roles-in-words.ts';
import { personPath } from '../training-path.ts';
import type { TraineeRow, TrainingData } from '../training-types.ts';
import { PersonState } from './person-state.tsx';
import { teamTable as texts } from './team.texts.ts';

type TeamTableProps = {
  readonly trainees: readonly TraineeRow[];
  readonly catalog: TrainingData['catalogMap'];
  /** These people were removed: their records can be read, nothing can be done with them. */
  readonly isRemoved: boolean;
  /** Who is selected; null where nobody can be. */
  readonly selection: { readonly ids: ReadonlySet<string>; readonly toggle: (id: string) => void } | null;
};

/** The people, a row each: how they stand, how far they are, what is due next. */
export function TeamTable({ trainees, catalog, isRemoved, selection }: TeamTableProps) {
  const { locale } = useBrand();
  const { formatDate } = useFormatDate();
  const columns: readonly TableColumn<TraineeRow>[] = [
    {
      id: 'name',
      label: say(texts.name),
      isRowHeader: true,
      render: (row) => (
        <div className="flex items-start">
          {selection !== null && (
            <Checkbox isSelected={selection.ids.has(row.id)} onChange={() => selection.toggle(row.id)}>
              <span className="sr-only">{say(texts.selectName, { name: row.name })}</span>
            </Checkbox>
          )}
          <NameCell {...row} />
        </div>
      ),
    },
    {
      id: 'state',
      label: say(texts.state),
      phone: 'state',
      render: (row) => <PersonState row={row} isRemoved={isRemoved} />,
    },
    {
      id: 'progress',
      label: say(texts.coursesDone),
      phone: 'detail',
      render: ({ completed, assigned, name }) => (
        <span className="desktop:block desktop:w-36">
          <span className="block max-desktop:sr-only">
            <ProgressBar
              isLabelHidden
              label={say(texts.coursesDoneByName, { name })}
              value={assigned === 0 ? 0 : (completed / assigned) * 100}
              valueLabel={say(texts.completedOfAssigned, { completed, assigned })}
            />
          </span>
          <DoneInWords completed={completed} assigned={assigned} />
        </span>
      ),
    },
    {
      id: 'next',
      label: say(texts.dueNext),
      phone: 'detail',
      render: ({ nextCourseId, nextDueOn, overdue }) =>
        nextCourseId === null || nextDueOn === null ? null : (
          <>
            <span className="max-desktop:sr-only">{catalog[nextCourseId]?.name ?? nextCourseId}</span>
            <NextDue day={formatDay(nextDueOn, locale)} isLate={overdue > 0} />
          </>
        ),
    },
    {
      id: 'seen',
      label: say(texts.lastActive),
      phone: 'hidden',
      render: ({ lastSeenAt }) => (
        <span className="text-ink-soft">{lastSeenAt === null ? say(texts.never) : formatDate(lastSeenAt)}</span>
      ),
    },
    ...(isRemoved
      ? []
      : [
          {
            id: 'actions',
            label: say(texts.actions),
            isLabelHidden: true,
            align: 'end' as const,
            render: (row: TraineeRow) => <PersonMenu person={row} />,
          },
        ]),
  ];
  return (
    <Card padding="none">
      <Table
        label={say(texts.people)}
        columns={columns}
        rows={trainees}
        rowId={({ id }) => id}
        emptyState={<p className="p-6 text-center text-ink-soft">{say(texts.noOneWasFound)}</p>}
      />
    </Card>
  );
}

type NameCellProps = Pick<TraineeRow, 'id' | 'name' | 'email' | 'department' | 'roles'>;

function NameCell({ id, name, email, department, roles }: NameCellProps) {
  return (
    <div className="min-w-0">
      <TextLink href={personPath(id)}>{name}</TextLink>
      <span className="block font-normal text-ink-soft text-sm max-desktop:sr-only">
        <EmailText email={email} />
      </span>
      {department !== '' && <span className="block font-normal text-ink-soft text-sm">{department}</span>}
      {roles.length > 0 && <span className="block font-normal text-ink-soft text-xs">{rolesInWords(roles)}</span>}
    </div>
  );
}

/** The day below the course; on phones, where the course is not shown, with the word that says what it is. */
function NextDue({ day, isLate }: { readonly day: string; readonly isLate: boolean }) {
  return (
    <span>
      {say.parts(texts.due, {
        day,
        date: (words) => (
          <span key="date" className={`desktop:block ${isLate ? 'font-medium text-danger-ink' : 'text-ink-soft'}`}>
            {words}
          </span>
        ),
        phone: (words) => (
          <span key="phone" aria-hidden="true" className="desktop:hidden">
            {words}
          </span>
        ),
      })}
    </span>
  );
}

/** Beside the bar, for who sees it. */
function DoneInWords({ completed, assigned }: Pick<TraineeRow, 'completed' | 'assigned'>) {
  return (
    <span aria-hidden="true" className="text-ink-soft tabular-nums desktop:mt-1 desktop:block desktop:text-xs">
      {say.parts(texts.completedOfAssignedDone, {
        completed,
        assigned,
        phone: (words) => (
          <span key="phone" className="desktop:hidden">
            {words}
          </span>
        ),
      })}
    </span>
  );
}

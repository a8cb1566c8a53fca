import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PersonMenu } from '../person/person-menu.tsx';
import { personPath } from '../training-path.ts';
import type { TraineeRow, TrainingData } from '../training-types.ts';
import { PersonState } from './person-state.tsx';

type TeamTableProps = {
  readonly trainees: readonly TraineeRow[];
  readonly catalog: TrainingData['catalogMap'];
  /** These people were removed: their records can be read, nothing can be done with them. */
  readonly isRemoved: boolean;
  /** Who is selected; null where nobody can be. */
  readonly selection: { readonly ids: ReadonlySet<string>; readonly toggle: (id: string) => void } | null;
};

/** The people, a row each (a card on phones): how they stand, how far they are, what is due next. */
export function TeamTable({ trainees, catalog, isRemoved, selection }: TeamTableProps) {
  const { locale } = useBrand();
  const { formatDate } = useFormatDate();
  const columns: readonly TableColumn<TraineeRow>[] = [
    {
      id: 'name',
      label: 'Name',
      isRowHeader: true,
      render: ({ id, name, email, department }) => (
        <div className="flex items-start">
          {selection !== null && (
            <Checkbox isSelected={selection.ids.has(id)} onChange={() => selection.toggle(id)}>
              <span className="sr-only">Select {name}</span>
            </Checkbox>
          )}
          <div className="min-w-0">
            <TextLink href={personPath(id)}>{name}</TextLink>
            <span className="block font-normal text-ink-soft text-sm">
              <EmailText email={email} />
            </span>
            {department !== '' && <span className="block font-normal text-ink-soft text-sm">{department}</span>}
          </div>
        </div>
      ),
    },
    { id: 'state', label: 'State', render: (row) => <PersonState row={row} isRemoved={isRemoved} /> },
    {
      id: 'progress',
      label: 'Courses done',
      render: ({ completed, assigned, name }) => (
        <div className="w-36 desktop:text-left">
          <ProgressBar
            isLabelHidden
            label={`Courses done by ${name}`}
            value={assigned === 0 ? 0 : (completed / assigned) * 100}
            valueLabel={`${completed} of ${assigned}`}
          />
          <span aria-hidden="true" className="mt-1 block text-ink-soft text-xs tabular-nums">
            {completed} of {assigned}
          </span>
        </div>
      ),
    },
    {
      id: 'next',
      label: 'Due next',
      render: ({ nextCourseId, nextDueOn, overdue }) =>
        nextCourseId === null || nextDueOn === null ? (
          <span className="text-ink-soft">Nothing</span>
        ) : (
          <div className="desktop:text-left">
            {catalog[nextCourseId]?.name ?? nextCourseId}
            <span className={`block ${overdue > 0 ? 'font-medium text-danger-ink' : 'text-ink-soft'}`}>
              {formatDay(nextDueOn, locale)}
            </span>
          </div>
        ),
    },
    {
      id: 'seen',
      label: 'Last here',
      render: ({ lastSeenAt }) => (
        <span className="text-ink-soft">{lastSeenAt === null ? 'Never' : formatDate(lastSeenAt)}</span>
      ),
    },
    ...(isRemoved
      ? []
      : [
          {
            id: 'actions',
            label: 'Actions',
            isLabelHidden: true,
            align: 'end' as const,
            render: (row: TraineeRow) => <PersonMenu person={row} />,
          },
        ]),
  ];
  return (
    <div className="desktop:rounded-box desktop:border desktop:border-line desktop:bg-surface desktop:shadow-raised">
      <Table
        label="People"
        columns={columns}
        rows={trainees}
        rowId={({ id }) => id}
        emptyState={
          <p className="p-6 text-center text-ink-soft">Nobody is found here. Try another search or filter.</p>
        }
      />
    </div>
  );
}

import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
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

/** The people, a row each: how they stand, how far they are, what is due next. */
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
            <span className="block font-normal text-ink-soft text-sm max-desktop:sr-only">
              <EmailText email={email} />
            </span>
            {department !== '' && <span className="block font-normal text-ink-soft text-sm">{department}</span>}
          </div>
        </div>
      ),
    },
    { id: 'state', label: 'State', phone: 'state', render: (row) => <PersonState row={row} isRemoved={isRemoved} /> },
    {
      id: 'progress',
      label: 'Courses done',
      phone: 'detail',
      render: ({ completed, assigned, name }) => (
        <span className="desktop:block desktop:w-36">
          <span className="block max-desktop:sr-only">
            <ProgressBar
              isLabelHidden
              label={`Courses done by ${name}`}
              value={assigned === 0 ? 0 : (completed / assigned) * 100}
              valueLabel={`${completed} of ${assigned}`}
            />
          </span>
          <span aria-hidden="true" className="text-ink-soft tabular-nums desktop:mt-1 desktop:block desktop:text-xs">
            {completed} of {assigned}
            <span className="desktop:hidden"> done</span>
          </span>
        </span>
      ),
    },
    {
      id: 'next',
      label: 'Due next',
      phone: 'detail',
      render: ({ nextCourseId, nextDueOn, overdue }) =>
        nextCourseId === null || nextDueOn === null ? null : (
          <>
            <span className="max-desktop:sr-only">{catalog[nextCourseId]?.name ?? nextCourseId}</span>
            <span aria-hidden="true" className="desktop:hidden">
              due{' '}
            </span>
            <span className={`desktop:block ${overdue > 0 ? 'font-medium text-danger-ink' : 'text-ink-soft'}`}>
              {formatDay(nextDueOn, locale)}
            </span>
          </>
        ),
    },
    {
      id: 'seen',
      label: 'Last active',
      phone: 'hidden',
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
    <Card padding="none">
      <Table
        label="People"
        columns={columns}
        rows={trainees}
        rowId={({ id }) => id}
        emptyState={<p className="p-6 text-center text-ink-soft">No one was found. Try another search or filter.</p>}
      />
    </Card>
  );
}

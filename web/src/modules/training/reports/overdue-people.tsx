import { CircleCheck } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { personPath } from '../training-path.ts';
import type { TrainingReport } from '../training-types.ts';
import { overduePeople as texts } from './reports.texts.ts';

type Overdue = TrainingReport['overdue'];
type Row = Overdue['rows'][number];

type OverduePeopleProps = { readonly overdue: Overdue; readonly page: number; readonly onPage: (page: number) => void };

/** Who is late with what, the longest first. */
export function OverduePeople({ overdue, page, onPage }: OverduePeopleProps) {
  const { locale } = useBrand();
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'name',
      label: say(texts.name),
      isRowHeader: true,
      render: ({ traineeId, name, department }) => (
        <>
          <TextLink href={personPath(traineeId)}>{name}</TextLink>
          {department !== '' && <span className="block font-normal text-ink-soft text-sm">{department}</span>}
        </>
      ),
    },
    { id: 'course', label: say(texts.course), phone: 'detail', render: ({ courseName }) => courseName },
    { id: 'due', label: say(texts.wasDue), render: ({ dueOn }) => formatDay(dueOn, locale) },
    {
      id: 'late',
      label: say(texts.lateBy),
      phone: 'state',
      render: ({ daysLate }) => <Badge tone="danger">{say(texts.days, { count: daysLate })}</Badge>,
    },
  ];
  return (
    <Card
      title={overdue.total === 0 ? say(texts.nothingIsOverdue) : say(texts.overdueTotal, { total: overdue.total })}
      {...(overdue.total === 0 ? { icon: <CircleCheck size={22} /> } : {})}
      padding={overdue.total === 0 ? 'normal' : 'none'}
      description={overdue.total === 0 ? say(texts.everyoneHasDoneWhat) : say(texts.longestOverdueFirstA)}
    >
      {overdue.total > 0 && (
        <>
          <Table
            label={say(texts.overdueCourses)}
            columns={columns}
            rows={overdue.rows}
            rowId={({ traineeId, courseId }) => `${traineeId} ${courseId}`}
            emptyState={<p className="text-ink-soft">{say(texts.thereIsNothingOn)}</p>}
          />
          <div className="py-3 empty:hidden">
            <Pagination
              label={say(texts.pagesOfOverdueCourses)}
              page={page}
              pageCount={Math.ceil(overdue.total / overdue.pageSize)}
              onPageChange={onPage}
            />
          </div>
        </>
      )}
    </Card>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { coursePath } from '../training-path.ts';
import type { Trainee, TraineeCourse } from '../training-types.ts';
import { CourseMenu } from './course-menu.tsx';
import { CourseStateBadge } from './course-state-badge.tsx';
import { DueDialog } from './due-dialog.tsx';

/** Every course of a person's year, with what can be done about it. */
export function PersonCourses({ person }: { readonly person: Trainee }) {
  const { locale } = useBrand();
  const { formatDate } = useFormatDate();
  const [moving, setMoving] = useState<TraineeCourse | null>(null);
  const dayOf = ({ state, opensOn, dueOn, completedAt }: TraineeCourse) => {
    if (state === 'completed' && completedAt !== null) return `on ${formatDate(completedAt)}`;
    if (state === 'planned') return `opens ${formatDay(opensOn, locale)}`;
    return dueOn === null ? '' : `due ${formatDay(dueOn, locale)}`;
  };
  const columns: readonly TableColumn<TraineeCourse>[] = [
    {
      id: 'name',
      label: 'Course',
      isRowHeader: true,
      render: ({ courseId, name, month }) => (
        <>
          <span className="me-2 text-ink-soft tabular-nums">{month}.</span>
          <TextLink href={coursePath(courseId)}>{name}</TextLink>
        </>
      ),
    },
    {
      id: 'state',
      label: 'State',
      phone: 'state',
      render: (course) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CourseStateBadge state={course.state} />
          <span className="text-ink-soft">{dayOf(course)}</span>
        </div>
      ),
    },
    {
      id: 'result',
      label: 'Quiz',
      render: (course) => hasResult(course) && <Result traineeId={person.id} course={course} />,
    },
    ...(person.removedAt === null
      ? [
          {
            id: 'actions',
            label: 'Actions',
            isLabelHidden: true,
            align: 'end' as const,
            render: (course: TraineeCourse) => (
              <CourseMenu traineeId={person.id} course={course} onMove={() => setMoving(course)} />
            ),
          },
        ]
      : []),
  ];
  return (
    <Card padding="none">
      <Table
        label={`Courses of ${person.name}`}
        columns={columns}
        rows={person.courses}
        rowId={({ courseId }) => courseId}
      />
      {moving !== null && <DueDialog traineeId={person.id} course={moving} onClose={() => setMoving(null)} />}
    </Card>
  );
}

const hasResult = ({ tries, certificate }: TraineeCourse) => tries > 0 || certificate !== null;

function Result({ traineeId, course }: { readonly traineeId: string; readonly course: TraineeCourse }) {
  const { courseId, name, right, outOf, tries, certificate } = course;
  return (
    <div className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 leading-6">
      <span>
        {right === null || outOf === null ? 'Not finished' : `${right} of ${outOf}`}
        {tries > 1 && `, ${tries} tries`}
      </span>
      {certificate !== null && (
        <>
          <TextLink href={`/certificate/${certificate}`} target="_blank">
            <span className="sr-only">Certificate </span>
            {certificate}
          </TextLink>
          <TextLink isStandalone href={callAddress('certificateOf', { traineeId, courseId })} download>
            <Download aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
            Download certificate
            <span className="sr-only"> of {name}</span>
          </TextLink>
        </>
      )}
    </div>
  );
}

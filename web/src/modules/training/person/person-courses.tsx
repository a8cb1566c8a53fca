import { useState } from 'react';
import { formatDay } from '../../../portal/format-day.ts';
import { useBrand } from '../../../portal/use-brand.ts';
import { useFormatDate } from '../../../portal/use-format-date.ts';
import { Table, type TableColumn } from '../../../ui/table.tsx';
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
  const columns: readonly TableColumn<TraineeCourse>[] = [
    {
      id: 'name',
      label: 'Course',
      isRowHeader: true,
      render: ({ courseId, name, month }) => (
        <>
          <span className="mr-2 text-ink-soft tabular-nums">{month}.</span>
          <TextLink href={coursePath(courseId)}>{name}</TextLink>
        </>
      ),
    },
    { id: 'state', label: 'State', render: ({ state }) => <CourseStateBadge state={state} /> },
    {
      id: 'day',
      label: 'Day',
      render: ({ state, opensOn, dueOn, completedAt }) => {
        if (completedAt !== null && state === 'completed') return `Completed ${formatDate(completedAt)}`;
        if (state === 'planned') return <span className="text-ink-soft">Opens {formatDay(opensOn, locale)}</span>;
        return dueOn === null ? '' : `Due ${formatDay(dueOn, locale)}`;
      },
    },
    {
      id: 'score',
      label: 'Quiz',
      render: ({ right, outOf, tries }) =>
        right === null || outOf === null ? (
          <span className="text-ink-soft">{tries === 0 ? 'Not taken' : 'Not passed'}</span>
        ) : (
          `${right} of ${outOf}${tries > 1 ? `, ${tries} tries` : ''}`
        ),
    },
    {
      id: 'certificate',
      label: 'Certificate',
      render: ({ certificate }) =>
        certificate === null ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <TextLink href={`/certificate/${certificate}`} target="_blank">
            <span className="sr-only">Certificate </span>
            {certificate}
          </TextLink>
        ),
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
    <div className="desktop:rounded-box desktop:border desktop:border-line desktop:bg-surface desktop:shadow-raised">
      <Table
        label={`Courses of ${person.name}`}
        columns={columns}
        rows={person.courses}
        rowId={({ courseId }) => courseId}
      />
      {moving !== null && <DueDialog traineeId={person.id} course={moving} onClose={() => setMoving(null)} />}
    </div>
  );
}

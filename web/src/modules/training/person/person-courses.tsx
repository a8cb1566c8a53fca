import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { coursePath } from '../training-path.ts';
import type { Trainee, TraineeCourse } from '../training-types.ts';
import { CourseMenu } from './course-menu.tsx';
import { CourseStateBadge } from './course-state-badge.tsx';
import { DueDialog } from './due-dialog.tsx';
import { ExercisesDone } from './exercises-done.tsx';
import { personCourses as texts } from './person.texts.ts';

type PersonCoursesProps = {
  readonly person: Trainee;
  /** Names the table. */
  readonly label: string;
  /** These are over: nothing can be done about them. */
  readonly isPast?: boolean;
};

/** The courses of a person's year, with what can be done about them. */
export function PersonCourses({ person, label, isPast = false }: PersonCoursesProps) {
  const { locale } = useBrand();
  const { formatDate } = useFormatDate();
  const [moving, setMoving] = useState<TraineeCourse | null>(null);
  const dayOf = ({ state, opensOn, dueOn, completedAt }: TraineeCourse) => {
    if (state === 'completed' && completedAt !== null) return say(texts.on, { day: formatDate(completedAt) });
    if (state === 'planned') return say(texts.opens, { day: formatDay(opensOn, locale) });
    return dueOn === null ? '' : say(texts.due, { day: formatDay(dueOn, locale) });
  };
  const columns: readonly TableColumn<TraineeCourse>[] = [
    {
      id: 'name',
      label: say(texts.course),
      isRowHeader: true,
      render: ({ courseId, name, month, role }) => (
        <>
          <span className="me-2 text-ink-soft tabular-nums">
            {role === null ? `${month}.` : `${say(roleNames[role])}:`}
          </span>
          <TextLink href={coursePath(courseId)}>{name}</TextLink>
        </>
      ),
    },
    {
      id: 'state',
      label: say(texts.state),
      phone: 'state',
      render: (course) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CourseStateBadge state={course.state} />
          <span className="text-ink-soft">{dayOf(course)}</span>
        </div>
      ),
    },
    {
      id: 'exercises',
      label: say(texts.exercises),
      render: (course) => course.state !== 'planned' && <ExercisesDone course={course} />,
    },
    {
      id: 'result',
      label: say(texts.quiz),
      render: (course) => hasResult(course) && <Result traineeId={person.id} course={course} />,
    },
    ...(person.removedAt === null && !isPast
      ? [
          {
            id: 'actions',
            label: say(texts.actions),
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
        label={label}
        columns={columns}
        rows={person.courses}
        rowId={({ courseId, round, state }) => `${courseId} ${round} ${state === 'planned'}`}
      />
      {moving !== null && <DueDialog traineeId={person.id} course={moving} onClose={() => setMoving(null)} />}
    </Card>
  );
}

const hasResult = ({ tries, certificate }: TraineeCourse) => tries > 0 || certificate !== null;

const unseen = (words: ReactNode) => (
  <span key="unseen" className="sr-only">
    {words}
  </span>
);

function Result({ traineeId, course }: { readonly traineeId: string; readonly course: TraineeCourse }) {
  const { courseId, name, right, outOf, certificate } = course;
  const tries = Math.max(1, course.tries);
  return (
    <div className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 leading-6">
      <span>
        {right === null || outOf === null
          ? say(texts.notFinished, { tries })
          : say(texts.score, { tries, right, outOf })}
      </span>
      {certificate !== null && (
        <>
          <TextLink href={`/certificate/${certificate}`} target="_blank">
            {say.parts(texts.certificate, { number: certificate, unseen })}
          </TextLink>
          <TextLink isStandalone href={callAddress('certificateOf', { traineeId, courseId })} download>
            <Download aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
            {say.parts(texts.downloadCertificate, { name, unseen })}
          </TextLink>
        </>
      )}
    </div>
  );
}

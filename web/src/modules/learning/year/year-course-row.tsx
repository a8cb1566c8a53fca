import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import { COURSES_PER_YEAR } from '@portal/domain/training/training-year.ts';
import { Check, Lock, UserRound } from 'lucide-react';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { langOf, pageLocale } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { CertificateButton } from '../certificate-button.tsx';
import { GoLink } from '../go-link.tsx';
import { courseAddress } from '../learn-address.ts';
import type { YearCourse } from '../learn-types.ts';
import { everywhere, yearRow } from '../learning.texts.ts';
import { StateBadge } from '../state-badge.tsx';
import { isOpen } from './next-course.ts';

type YearCourseRowProps = {
  readonly token: string;
  readonly course: YearCourse;
  readonly isLast: boolean;
};

/** A course on the way through the year: a mark on the line, its name, and how it stands. */
export function YearCourseRow({ token, course, isLast }: YearCourseRowProps) {
  const isReachable = isOpen(course);
  return (
    <li className="flex gap-4">
      <div aria-hidden="true" className="flex flex-col items-center">
        <Mark course={course} />
        {!isLast && (
          <span className={joinClasses('w-0.5 grow', course.state === 'completed' ? 'bg-accent-mid' : 'bg-line')} />
        )}
      </div>
      <div className={joinClasses('min-w-0 flex-1', !isLast && 'pb-7')}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3
            lang={langOf(course.textLanguage)}
            className={joinClasses('min-w-0 font-semibold', isReachable ? 'text-ink' : 'text-ink-soft')}
          >
            {isReachable ? (
              <GoLink
                href={courseAddress(token, course.courseId)}
                className="inline-flex min-h-9 items-center rounded-inner text-lg underline decoration-accent-mid underline-offset-4 hover:text-accent-ink"
              >
                {course.name}
              </GoLink>
            ) : (
              <span className="inline-flex min-h-9 items-center text-lg">{course.name}</span>
            )}
          </h3>
          {course.state !== 'planned' && <StateBadge state={course.state} />}
        </div>
        <p className="text-ink-soft text-sm">
          {course.role !== null && `${say(roleNames[course.role])} · `}
          {detailsOf(course)}
        </p>
        {course.certificate !== null && (
          <div className="mt-2 flex flex-wrap gap-3">
            <CertificateButton
              token={token}
              courseId={course.courseId}
              courseName={course.name}
              variant="secondary"
              size="small"
            />
          </div>
        )}
      </div>
    </li>
  );
}

function Mark({ course: { state, month, role } }: { readonly course: YearCourse }) {
  return (
    <span
      className={joinClasses(
        'flex size-9 shrink-0 items-center justify-center rounded-full border-2 font-semibold text-sm tabular-nums',
        state === 'completed' && 'border-accent bg-accent text-on-accent',
        state === 'overdue' && 'border-danger bg-danger-soft text-danger-ink',
        (state === 'not-started' || state === 'in-progress') && 'border-accent bg-accent-soft text-accent-ink',
        (state === 'planned' || state === 'waived') && 'border-line bg-surface text-ink-soft',
      )}
    >
      {state === 'completed' ? (
        <Check size={18} strokeWidth={3} />
      ) : state === 'planned' ? (
        <Lock size={15} />
      ) : (
        placeOf(month, role)
      )}
    </span>
  );
}

/** The number of a course within its year; courses of a role stand beside them. */
const placeOf = (month: number, role: YearCourse['role']) =>
  role === null ? ((month - 1) % COURSES_PER_YEAR) + 1 : <UserRound size={17} />;

function detailsOf({ state, minutes, furthest, lessons, opensOn, dueOn, completedAt }: YearCourse): string {
  const inWords = (date: string) => formatDay(date, pageLocale);
  const count = minutes;
  if (state === 'completed' && completedAt !== null)
    return say(yearRow.completedOn, { day: inWords(completedAt.slice(0, 10)) });
  if (state === 'planned') return say(yearRow.opensOn, { day: inWords(opensOn), count });
  const isOverdue = state === 'overdue';
  const place = { lesson: furthest, lessons };
  const isBegun = state !== 'waived' && furthest > 0;
  if (state === 'waived' || dueOn === null)
    return isBegun ? say(yearRow.lessonOf, place) : say(everywhere.minutes, { count });
  const day = inWords(dueOn);
  if (isBegun) return say(isOverdue ? yearRow.lessonOfWasDue : yearRow.lessonOfDue, { ...place, day });
  return say(isOverdue ? yearRow.minutesWasDue : yearRow.minutesDue, { count, day });
}

import { Clock } from 'lucide-react';
import { AllClear } from '../../illustrations/all-clear.tsx';
import { Medal } from '../../illustrations/medal.tsx';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { formatDay } from '../../portal/dates/format-day.ts';
import { GoLink } from './go-link.tsx';
import { courseAddress } from './learn-address.ts';
import type { YearCourse } from './learn-types.ts';
import { comingCourse, nextCourse } from './next-course.ts';
import { StateBadge } from './state-badge.tsx';

type NextStepProps = { readonly token: string; readonly path: readonly YearCourse[] };

/** The one thing to do now, or the good news that there isn't one. */
export function NextStep({ token, path }: NextStepProps) {
  const course = nextCourse(path);
  if (course === null) return <NothingToDo coming={comingCourse(path)} />;
  const isBegun = course.furthest > 0;
  return (
    <section
      aria-labelledby="next-step"
      className="rounded-box border border-accent-line bg-surface p-5 shadow-raised tablet:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold text-accent-ink text-sm">{isBegun ? 'Continue with' : 'Your next course'}</p>
        <StateBadge state={course.state} />
      </div>
      <h2 id="next-step" className="mt-1 font-semibold text-2xl tracking-tight">
        {course.name}
      </h2>
      <p className="mt-1.5 text-ink-soft">{course.summary}</p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden="true" size={16} />
          {course.minutes} minutes
        </span>
        {course.dueOn !== null && <DueText course={course} dueOn={course.dueOn} />}
      </p>
      <div className="mt-5">
        <GoLink
          button={{ size: 'large' }}
          href={courseAddress(
            token,
            course.courseId,
            isBegun && course.furthest <= course.lessons ? course.furthest : 'start',
          )}
        >
          {isBegun ? `Continue with lesson ${course.furthest}` : 'Start the course'}
        </GoLink>
      </div>
    </section>
  );
}

function DueText({ course: { state }, dueOn }: { readonly course: YearCourse; readonly dueOn: string }) {
  const day = formatDay(dueOn, pageBrand.locale);
  return state === 'overdue' ? (
    <span className="font-semibold text-danger-ink">It was due on {day}</span>
  ) : (
    <span>Due on {day}</span>
  );
}

function NothingToDo({ coming }: { readonly coming: YearCourse | null }) {
  return (
    <section
      aria-labelledby="next-step"
      className="flex flex-col items-center gap-x-8 gap-y-4 rounded-box border border-line bg-surface p-6 text-center shadow-raised tablet:flex-row tablet:text-start"
    >
      <div className="w-44 shrink-0">{coming === null ? <Medal /> : <AllClear />}</div>
      <div>
        <h2 id="next-step" className="font-semibold text-2xl tracking-tight">
          {coming === null ? 'The whole year is done' : 'You are up to date'}
        </h2>
        <p className="mt-1.5 text-ink-soft">
          {coming === null
            ? 'Thank you. Your certificates are below, and you can read every course again whenever you like.'
            : `There is nothing to do now. “${coming.name}” opens on ${formatDay(coming.opensOn, pageBrand.locale)}; we will email you.`}
        </p>
      </div>
    </section>
  );
}

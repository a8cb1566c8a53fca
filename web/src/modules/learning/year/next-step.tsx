import { Clock } from 'lucide-react';
import { AllClear } from '../../../illustrations/all-clear.tsx';
import { Medal } from '../../../illustrations/medal.tsx';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { langOf, pageLocale } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { GoLink } from '../go-link.tsx';
import { courseAddress } from '../learn-address.ts';
import type { YearCourse } from '../learn-types.ts';
import { everywhere, nextStep as texts } from '../learning.texts.ts';
import { StateBadge } from '../state-badge.tsx';
import { comingCourse, nextCourse } from './next-course.ts';

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
        <p className="font-semibold text-accent-ink text-sm">{say(isBegun ? texts.continueWith : texts.nextCourse)}</p>
        <StateBadge state={course.state} />
      </div>
      <h2 id="next-step" lang={langOf(course.textLanguage)} className="mt-1 font-semibold text-2xl tracking-tight">
        {course.name}
      </h2>
      <p lang={langOf(course.textLanguage)} className="mt-1.5 text-ink-soft">
        {course.summary}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden="true" size={16} />
          {say(everywhere.minutes, { count: course.minutes })}
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
          {isBegun ? say(texts.continueLesson, { lesson: course.furthest }) : say(texts.start)}
        </GoLink>
      </div>
    </section>
  );
}

function DueText({ course: { state }, dueOn }: { readonly course: YearCourse; readonly dueOn: string }) {
  const day = formatDay(dueOn, pageLocale);
  return state === 'overdue' ? (
    <span className="font-semibold text-danger-ink">{say(texts.wasDue, { day })}</span>
  ) : (
    <span>{say(texts.due, { day })}</span>
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
          {say(coming === null ? texts.allDone : texts.upToDate)}
        </h2>
        <p className="mt-1.5 text-ink-soft">
          {coming === null
            ? say(texts.thanks)
            : say(texts.nothingNow, { course: coming.name, day: formatDay(coming.opensOn, pageLocale) })}
        </p>
      </div>
    </section>
  );
}

import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { ProgressRing } from '../../../ui/states/progress-ring.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { DayCard } from '../day/day-card.tsx';
import type { Year } from '../learn-types.ts';
import { year as texts } from '../learning.texts.ts';
import { RecallWaiting } from '../recall/recall-waiting.tsx';
import { RecallWish } from '../recall/recall-wish.tsx';
import { EarlierYears } from './earlier-years.tsx';
import { NewTricks } from './new-tricks.tsx';
import { NextStep } from './next-step.tsx';
import { NotYou } from './not-you.tsx';
import { YearCourseRow } from './year-course-row.tsx';

type YearPageProps = {
  readonly token: string;
  readonly year: Year;
  /** What the page shows has changed. */
  readonly onChanged: () => void;
};

/** A person's year of training: what is next, what was done, what comes. */
export default function YearPage({ token, year, onChanged }: YearPageProps) {
  usePageTitle(say(texts.pageTitle), pageBrand.brandNameShort);
  const { name, organisation, completed, total, path, earlier, days } = year;
  const day = days.find((one) => one.year === year.year);
  return (
    <div className="mx-auto w-full max-w-3xl">
      <header className="mb-6 flex items-center justify-between gap-5">
        <div className="min-w-0">
          <p className="text-ink-soft text-sm">{organisation}</p>
          <h1 className="font-semibold text-2xl tracking-tight tablet:text-3xl">
            {say(texts.hello, { name: firstNameOf(name) })}
          </h1>
          <p className="mt-1 text-ink-soft">{aboutYear(year.year)}</p>
        </div>
        <ProgressRing
          label={say(texts.coursesDone)}
          value={total === 0 ? 0 : (completed / total) * 100}
          valueLabel={say(texts.completedOf, { completed, total })}
        >
          <span className="block text-2xl">{completed}</span>
          <span className="block font-normal text-ink-soft text-xs">{say(texts.ofTotal, { total })}</span>
        </ProgressRing>
      </header>
      <NextStep token={token} path={path} />
      {day !== undefined && <DayCard token={token} day={day} organisation={organisation} />}
      <RecallWaiting token={token} count={year.recall.waiting} />
      <h2 className="mt-10 mb-4 font-semibold text-xl tracking-tight">
        {year.year === 1 ? say(texts.title) : say(texts.titleOfYear, { year: year.year })}
      </h2>
      <ol className="flex flex-col">
        {path.map((course, index) => (
          <YearCourseRow key={course.courseId} token={token} course={course} isLast={index === path.length - 1} />
        ))}
      </ol>
      <RecallWish token={token} recall={year.recall} organisation={organisation} onChanged={onChanged} />
      <NewTricks tricks={year.tricks} />
      <EarlierYears token={token} earlier={earlier} days={days} />
      <NotYou name={name} organisation={organisation} />
    </div>
  );
}

function aboutYear(year: number): string {
  if (year === 1) return say(texts.what);
  return year === 2 ? say(texts.whatIsNew) : say(texts.onceMore, { year });
}

const firstNameOf = (name: string) => name.split(/\s+/)[0] ?? name;

import { langOf } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { dayCard } from '../day/day.texts.ts';
import { GoLink } from '../go-link.tsx';
import { dayAddress } from '../learn-address.ts';
import type { Year } from '../learn-types.ts';
import { year as texts } from '../learning.texts.ts';
import { YearCourseRow } from './year-course-row.tsx';

type EarlierYearsProps = { readonly token: string; readonly earlier: Year['earlier']; readonly days: Year['days'] };

/** The years before, folded, the latest on top. */
export function EarlierYears({ token, earlier, days }: EarlierYearsProps) {
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier-years" className="mt-10">
      <h2 id="earlier-years" className="mb-2 font-semibold text-xl tracking-tight">
        {say(texts.earlier)}
      </h2>
      {earlier.map(({ year, completed, total, path }) => (
        <details key={year} className="border-line border-b last:border-b-0">
          <summary className="min-h-12 cursor-pointer content-center">
            <span className="font-medium">{say(texts.earlierYear, { year })}</span>
            <span className="ms-3 text-ink-soft">{say(texts.completedOfYear, { completed, total })}</span>
          </summary>
          {days
            .filter((day) => day.year === year)
            .map((day) => (
              <p key={year} className="pt-2">
                {say(dayCard.kind)}:{' '}
                <GoLink href={dayAddress(token, year)}>
                  <span lang={langOf(day.textLanguage)}>{day.title}</span>
                </GoLink>
              </p>
            ))}
          <ol className="flex flex-col pt-3 pb-5">
            {path.map((course, index) => (
              <YearCourseRow key={course.courseId} token={token} course={course} isLast={index === path.length - 1} />
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

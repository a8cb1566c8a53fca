import { say } from '../../../portal/texts/say.ts';
import type { Trainee } from '../training-types.ts';
import { DayWalked } from './day-walked.tsx';
import { earlierYears as texts } from './person.texts.ts';
import { PersonCourses } from './person-courses.tsx';

/** The years before the one that a person is in, folded, the latest on top. */
export function EarlierYears({ person }: { readonly person: Trainee }) {
  if (person.earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier-years" className="mt-8">
      <h3 id="earlier-years" className="mb-3 font-semibold text-xl tracking-tight">
        {say(texts.title)}
      </h3>
      <div className="flex flex-col gap-3">
        {person.earlier.map(({ year, completed, total, courses }) => (
          <details key={year}>
            <summary className="min-h-11 cursor-pointer content-center">
              <span className="font-medium">{say(texts.year, { year })}</span>
              <span className="ms-3 text-ink-soft">{say(texts.completedOf, { completed, total })}</span>
            </summary>
            <PersonCourses person={{ ...person, courses }} label={say(texts.coursesOfYear, { year })} isPast />
            <DayWalked person={person} year={year} />
          </details>
        ))}
      </div>
    </section>
  );
}

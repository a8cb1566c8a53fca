import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import type { TraineeCourse } from '../training-types.ts';
import { personCourses as texts } from './person.texts.ts';

/** How many of a course's exercises somebody did, and, unfolded, which and when. */
export function ExercisesDone({ course: { exercises } }: { readonly course: TraineeCourse }) {
  const { formatDate } = useFormatDate();
  const { count, total, done } = exercises;
  if (done.length === 0) return say(texts.exercisesOf, { count, total });
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">{say(texts.exercisesOf, { count, total })}</summary>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {done.map(({ title, doneAt }) => (
          <li key={title}>
            {title}{' '}
            {doneAt !== null && <span className="text-ink-soft">{say(texts.on, { day: formatDate(doneAt) })}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

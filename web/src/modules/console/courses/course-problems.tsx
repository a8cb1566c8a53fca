import { CircleCheck } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import type { CourseProblem } from './course-types.ts';
import { courseProblems as texts } from './courses.texts.ts';
import type { CheckedCourse } from './use-checked-course.ts';

type CourseProblemsProps = {
  readonly checked: CheckedCourse;
  readonly onGoTo: (problem: CourseProblem) => void;
};

/** What is wrong with the files, each with its place. */
export function CourseProblems({ checked, onGoTo }: CourseProblemsProps) {
  const { state, problems } = checked;
  return (
    <section aria-live="polite" className="flex flex-col gap-2">
      {state === 'checking' && <p className="text-ink-soft text-sm">{say(texts.checking)}</p>}
      {state === 'not-checked' && <p className="text-sm text-warning-ink">{say(texts.notChecked)}</p>}
      {state === 'checked' && problems.length === 0 && (
        <p className="flex items-center gap-2 text-sm text-success-ink">
          <CircleCheck aria-hidden="true" size={18} />
          {say(texts.none)}
        </p>
      )}
      {problems.length > 0 && (
        <>
          <p className="font-semibold text-danger-ink">{say(texts.title, { count: problems.length })}</p>
          <ul className="flex flex-col gap-2">
            {problems.map((problem, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be alike
              <li key={at} className="rounded-inner bg-danger-soft px-3 py-2 text-sm wrap-anywhere">
                <Place problem={problem} onGoTo={onGoTo} />
                {problem.at !== '' && <span className="block font-mono text-xs">{problem.at}</span>}
                <span className="block">{problem.message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type PlaceProps = { readonly problem: CourseProblem; readonly onGoTo: (problem: CourseProblem) => void };

function Place({ problem, onGoTo }: PlaceProps) {
  const { file, line } = problem;
  if (line === null) return <span className="font-semibold">{file}</span>;
  return (
    <button type="button" className="cursor-pointer font-semibold underline" onClick={() => onGoTo(problem)}>
      {say(texts.line, { file, line })}
    </button>
  );
}

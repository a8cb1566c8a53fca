import { joinClasses } from '../../ui/join-classes.ts';

type CourseStepsProps = {
  /** Lessons and, last, the quiz. */
  readonly count: number;
  /** From 1. */
  readonly current: number;
  /** "Lesson 2 of 5". */
  readonly text: string;
};

/** Where one is in a course: a short bar for each step. */
export function CourseSteps({ count, current, text }: CourseStepsProps) {
  return (
    <div>
      <p className="mb-2 font-medium text-accent-ink text-sm">{text}</p>
      <div aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: count }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never reordered
            key={index}
            className={joinClasses(
              'h-1.5 flex-1 rounded-full transition-colors',
              index + 1 < current && 'bg-accent-mid',
              index + 1 === current && 'bg-accent',
              index + 1 > current && 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  );
}

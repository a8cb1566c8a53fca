import { Check } from 'lucide-react';
import { say } from '../portal/texts/say.ts';
import { joinClasses } from './join-classes.ts';
import { stepper as texts } from './lists.texts.ts';

type StepperProps = {
  /** Names the list, such as "Steps to add a website". */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step that is open, from 0; equal to the number of steps when all are done. */
  readonly current: number;
};

/** Shows where one is in a few steps. On phones only the open step's name is written out. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-2 tablet:gap-3">
      {steps.map((step, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        return (
          <li
            key={step}
            {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
            className={joinClasses('flex items-center gap-2 tablet:gap-3', index < steps.length - 1 && 'flex-1')}
          >
            <span
              aria-hidden="true"
              className={joinClasses(
                'flex size-8 shrink-0 items-center justify-center rounded-full border-2 font-semibold text-sm tabular-nums transition-colors',
                isDone && 'border-accent bg-accent text-on-accent',
                isCurrent && 'border-accent bg-accent-soft text-accent-ink',
                !isDone && !isCurrent && 'border-line-strong/50 text-ink-soft',
              )}
            >
              {isDone ? <Check size={16} strokeWidth={3} /> : index + 1}
            </span>
            <span
              className={joinClasses(
                'text-sm tablet:not-sr-only tablet:whitespace-nowrap',
                isCurrent ? 'font-semibold text-ink' : 'sr-only text-ink-soft',
              )}
            >
              {step}
              {!isCurrent && <span className="sr-only"> {say(isDone ? texts.done : texts.toDo)}</span>}
            </span>
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={joinClasses('h-0.5 min-w-3 flex-1 rounded-full', isDone ? 'bg-accent' : 'bg-line')}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

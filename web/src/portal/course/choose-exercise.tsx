import type { Exercise } from '@portal/contract/training/exercise.schemas.ts';
import { scoreChoices } from '@portal/domain/training/exercise-scores.ts';
import { useId, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { say } from '../texts/say.ts';
import { choose as texts } from './course.texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { Verdict } from './verdict.tsx';

type Choose = Extract<Exercise, { kind: 'choose' }>;
type Option = { readonly text: string; readonly consequence: string; readonly best: boolean };
type Turn = { readonly situation: string; readonly options: readonly Option[] };

/** A situation with a few ways on; each shows what comes of it, and some lead to a second choice. All may be looked at. */
export function ChooseExercise({ exercise, isDone, onDone }: ExerciseProps<Choose>) {
  const [choices, setChoices] = useState<readonly number[]>([]);
  const turns = turnsOf(exercise, choices);
  const wasBest = scoreChoices(exercise.options, choices);

  const choose = (turn: number, place: number) => {
    const next = [...choices.slice(0, turn), place];
    setChoices(next);
    if (turnsOf(exercise, next).length === next.length) onDone();
  };

  return (
    <ExerciseFrame title={exercise.title} task={exercise.situation} isDone={isDone}>
      {turns.map((turn, index) => (
        <div key={turn.situation} className={index > 0 ? 'mt-5 border-accent-line border-t pt-5' : ''}>
          {index > 0 && <p className="mb-4 font-medium">{turn.situation}</p>}
          <Options
            turn={turn}
            chosen={choices[index] ?? null}
            isBest={wasBest[index] ?? false}
            onChoose={(place) => choose(index, place)}
          />
        </div>
      ))}
    </ExerciseFrame>
  );
}

function turnsOf(exercise: Choose, choices: readonly number[]): readonly Turn[] {
  const next = exercise.options[choices[0] ?? -1]?.next;
  return next === undefined ? [exercise] : [exercise, next];
}

type OptionsProps = {
  readonly turn: Turn;
  readonly chosen: number | null;
  readonly isBest: boolean;
  readonly onChoose: (place: number) => void;
};

function Options({ turn, chosen, isBest, onChoose }: OptionsProps) {
  const outcomeId = useId();
  const option = chosen === null ? undefined : turn.options[chosen];
  const hasOthers = !isBest && option !== undefined;
  return (
    <>
      <ul className="flex flex-col gap-2">
        {turn.options.map(({ text }, place) => (
          <li key={text}>
            <button
              type="button"
              aria-pressed={chosen === place}
              aria-describedby={chosen === place ? outcomeId : undefined}
              onClick={() => onChoose(place)}
              className={joinClasses(
                'min-h-12 w-full cursor-pointer rounded-box border px-4 py-3 text-start font-medium transition-colors',
                chosen === place
                  ? 'border-accent bg-accent-soft text-accent-ink'
                  : 'border-line-strong/60 bg-surface hover:border-ink-soft hover:bg-sunken',
              )}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <div id={outcomeId} aria-live="polite" className={option ? 'mt-4 rounded-box bg-surface p-4 shadow-raised' : ''}>
        {option && (
          <>
            <Verdict
              kind={isBest ? 'good' : 'missed'}
              word={say(isBest ? texts.good : texts.notBest)}
              why={option.consequence}
            />
            {hasOthers && <p className="mt-2 ps-6.5 text-ink-soft text-sm">{say(texts.others)}</p>}
          </>
        )}
      </div>
    </>
  );
}

import type { Exercise } from '@portal/contract/training/exercise.schemas.ts';
import { scoreSort } from '@portal/domain/training/exercise-scores.ts';
import { useId, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { say } from '../texts/say.ts';
import { sort as texts } from './course.texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import { ExerciseOutcome } from './exercise-outcome.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { Verdict } from './verdict.tsx';

type Sort = Extract<Exercise, { kind: 'sort' }>;

/** Cards that are put into boxes, each by one choice among the boxes' names. */
export function SortExercise({ exercise, isDone, onDone }: ExerciseProps<Sort>) {
  const { boxes, cards } = exercise;
  const [chosen, setChosen] = useState<readonly (string | null)[]>(cards.map(() => null));
  const [isChecked, setIsChecked] = useState(false);
  const results = scoreSort(cards, chosen);
  const right = results.filter(Boolean).length;
  const left = chosen.filter((box) => box === null).length;

  const put = (place: number, box: string) => setChosen(chosen.map((one, index) => (index === place ? box : one)));
  const check = () => {
    setIsChecked(true);
    onDone();
  };
  const again = () => {
    setChosen(cards.map(() => null));
    setIsChecked(false);
  };

  return (
    <ExerciseFrame title={exercise.title} task={exercise.task} isDone={isDone}>
      {isChecked && (
        <ExerciseOutcome
          text={
            right === cards.length
              ? say(texts.allRight, { count: right })
              : say(texts.someRight, { right, count: cards.length })
          }
          onAgain={again}
        />
      )}
      <ol className="flex flex-col gap-3">
        {cards.map((card, place) => (
          <li key={card.text} className="rounded-box border border-line bg-surface p-3 shadow-raised tablet:p-4">
            {isChecked ? (
              <div className="flex flex-col gap-2">
                <p>{card.text}</p>
                <Verdict
                  kind={results[place] ? 'good' : 'missed'}
                  word={say(results[place] ? texts.right : texts.better, {
                    box: boxes.find(({ id }) => id === card.box)?.name ?? '',
                  })}
                  why={card.why}
                />
              </div>
            ) : (
              <CardChoice
                text={card.text}
                boxes={boxes}
                value={chosen[place] ?? null}
                onChange={(box) => put(place, box)}
              />
            )}
          </li>
        ))}
      </ol>
      {!isChecked && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <PlainButton isDisabled={left > 0} onPress={check}>
            {say(texts.check)}
          </PlainButton>
          <p aria-live="polite" className="text-ink-soft text-sm">
            {left === 0 ? say(texts.allSorted) : say(texts.toGo, { count: left })}
          </p>
        </div>
      )}
    </ExerciseFrame>
  );
}

type CardChoiceProps = {
  readonly text: string;
  readonly boxes: Sort['boxes'];
  readonly value: string | null;
  readonly onChange: (box: string) => void;
};

function CardChoice({ text, boxes, value, onChange }: CardChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-3">{text}</legend>
      <div className={joinClasses('grid gap-2', boxes.length === 3 ? 'tablet:grid-cols-3' : 'grid-cols-2')}>
        {boxes.map((box) => (
          <label
            key={box.id}
            className={joinClasses(
              'flex min-h-11 cursor-pointer items-center justify-center rounded-box border px-3 py-1.5 text-center font-medium text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              value === box.id
                ? 'border-accent bg-accent text-on-accent'
                : 'border-line-strong/60 bg-surface text-ink hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === box.id}
              onChange={() => onChange(box.id)}
              className="sr-only"
            />
            {box.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { Exercise } from '@portal/contract/training/exercise.schemas.ts';
import { scoreTimeline } from '@portal/domain/training/exercise-scores.ts';
import { startOrder } from '@portal/domain/training/seeded-order.ts';
import { useState } from 'react';
import { PlainButton } from '../../ui/plain-button.tsx';
import { say } from '../texts/say.ts';
import { timeline as texts } from './course.texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import { ExerciseOutcome } from './exercise-outcome.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { MovableSteps } from './movable-steps.tsx';
import { Verdict } from './verdict.tsx';

/** Steps that are to be brought into order, each moved up or down by a button. */
export function TimelineExercise({ exercise, isDone, onDone }: ExerciseProps<Extract<Exercise, { kind: 'timeline' }>>) {
  const { steps } = exercise;
  const [order, setOrder] = useState<readonly number[]>(() => startOrder(steps.length, exercise.id));
  const [isChecked, setIsChecked] = useState(false);
  const results = scoreTimeline(order);
  const right = results.filter(Boolean).length;

  const check = () => {
    setIsChecked(true);
    onDone();
  };
  const again = () => {
    setOrder(startOrder(steps.length, exercise.id));
    setIsChecked(false);
  };

  return (
    <ExerciseFrame title={exercise.title} task={exercise.task} isDone={isDone}>
      {isChecked ? (
        <>
          <ExerciseOutcome
            text={right === steps.length ? say(texts.rightOrder) : say(texts.someRight, { right, count: steps.length })}
            onAgain={again}
          />
          <ol className="flex flex-col gap-3">
            {steps.map((step, place) => (
              <li key={step.text} className="flex gap-3 rounded-box border border-line bg-surface p-3 shadow-raised">
                <PlaceNumber place={place} />
                <div className="flex min-w-0 flex-col gap-1.5">
                  <p className="font-medium">{step.text}</p>
                  <Verdict
                    kind={results[place] ? 'good' : 'missed'}
                    word={
                      results[place] ? say(texts.rightPlace) : say(texts.youPutIt, { place: order.indexOf(place) + 1 })
                    }
                    why={step.why}
                  />
                </div>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <>
          <MovableSteps texts={steps.map(({ text }) => text)} order={order} onChange={setOrder} />
          <div className="mt-4">
            <PlainButton onPress={check}>{say(texts.check)}</PlainButton>
          </div>
        </>
      )}
    </ExerciseFrame>
  );
}

function PlaceNumber({ place }: { readonly place: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-sm tabular-nums"
    >
      {place + 1}
    </span>
  );
}

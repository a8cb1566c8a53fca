import { useEffect, useRef } from 'react';
import { PlainButton } from '../../ui/plain-button.tsx';
import { say } from '../texts/say.ts';
import { exercise } from './course.texts.ts';

type ExerciseOutcomeProps = {
  readonly text: string;
  readonly onAgain: () => void;
};

/** What became of an answer, in one line that takes the focus so that reading goes on from there, and the way to another try. */
export function ExerciseOutcome({ text, onAgain }: ExerciseOutcomeProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-box bg-accent-soft px-4 py-3">
      <p ref={line} tabIndex={-1} className="min-w-0 flex-1 basis-48 font-semibold text-accent-ink outline-none">
        {text}
      </p>
      <PlainButton variant="secondary" size="small" onPress={onAgain}>
        {say(exercise.tryAgain)}
      </PlainButton>
    </div>
  );
}

import { CircleCheck, Hand } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/states/badge.tsx';
import { say } from '../texts/say.ts';
import { exercise } from './course.texts.ts';

type ExerciseFrameProps = {
  readonly title: string;
  readonly task: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
};

/** The frame of every exercise: what it is called, what to do, and whether it was done. */
export function ExerciseFrame({ title, task, isDone, children }: ExerciseFrameProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-print="together"
      className="my-8 rounded-box text-base border border-accent-line bg-accent-softer p-4 tablet:p-6"
    >
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Badge tone="accent" icon={<Hand aria-hidden="true" size={14} />}>
          {say(exercise.yourTurn)}
        </Badge>
        {isDone && (
          <Badge tone="success" icon={<CircleCheck aria-hidden="true" size={14} />}>
            {say(exercise.done)}
          </Badge>
        )}
      </div>
      <h3 id={headingId} className="font-semibold text-xl tracking-tight">
        {title}
      </h3>
      <p className="mt-1 mb-4 text-ink-soft">{task}</p>
      {children}
    </section>
  );
}

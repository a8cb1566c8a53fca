import type { CallOutput } from '../../api/calls.ts';
import { RichText } from '../rich-text.tsx';
import { ExerciseView } from './exercise-view.tsx';
import { SvgPicture } from './svg-picture.tsx';

/** A lesson as data, the same for trainees and for admins who look through a course. */
export type LessonData = CallOutput<'openCourse'>['data']['lessons'][number];

type LessonBodyProps = {
  readonly lesson: LessonData;
  /** Ids of the exercises that were done. */
  readonly done: readonly string[];
  readonly onDone: (exercise: string) => void;
};

/** What stands below the title of a lesson: texts, pictures and exercises. */
export function LessonBody({ lesson, done, onDone }: LessonBodyProps) {
  return lesson.blocks.map((block, index) => {
    const key = `${lesson.number}-${index}`;
    if (block.kind === 'text') return <RichText key={key} blocks={block.text} />;
    if (block.kind === 'picture') return <SvgPicture key={key} svg={block.svg} alternative={block.alternative} />;
    const { exercise } = block;
    return (
      <ExerciseView
        key={key}
        exercise={exercise}
        isDone={done.includes(exercise.id)}
        onDone={() => onDone(exercise.id)}
      />
    );
  });
}

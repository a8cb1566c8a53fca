import type { Exercise } from '@portal/contract/training/exercise.schemas.ts';
import { ChooseExercise } from './choose-exercise.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { SortExercise } from './sort-exercise.tsx';
import { SpotThePhish } from './spot-the-phish.tsx';
import { TimelineExercise } from './timeline-exercise.tsx';

/** An exercise of any kind. */
export function ExerciseView({ exercise, ...rest }: ExerciseProps<Exercise>) {
  switch (exercise.kind) {
    case 'spot-the-phish':
      return <SpotThePhish exercise={exercise} {...rest} />;
    case 'sort':
      return <SortExercise exercise={exercise} {...rest} />;
    case 'choose':
      return <ChooseExercise exercise={exercise} {...rest} />;
    case 'timeline':
      return <TimelineExercise exercise={exercise} {...rest} />;
  }
}

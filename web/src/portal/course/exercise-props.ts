/** What every kind of exercise is given. */
export type ExerciseProps<One> = {
  readonly exercise: One;
  /** It was done before, perhaps on another device. */
  readonly isDone: boolean;
  /** Called when an answer was looked at; may come more than once. */
  readonly onDone: () => void;
};

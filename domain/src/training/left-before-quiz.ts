type LessonWithExercises = {
  readonly number: number;
  readonly blocks: readonly (
    | { readonly kind: 'exercise'; readonly exercise: { readonly id: string } }
    | { readonly kind: string }
  )[];
};

/** The exercises of a course, each with the number of its lesson, that are not among those done; they are part of finishing it. */
export function exercisesLeft(
  lessons: readonly LessonWithExercises[],
  done: readonly string[],
): readonly { readonly lesson: number; readonly id: string }[] {
  return lessons.flatMap(({ number, blocks }) =>
    blocks.flatMap((block) =>
      'exercise' in block && !done.includes(block.exercise.id) ? [{ lesson: number, id: block.exercise.id }] : [],
    ),
  );
}

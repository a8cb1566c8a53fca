import type { PackagedCourse } from '@portal/contract/training/course-package.schemas.ts';
import { expect, test } from 'vitest';
import { CoursePlayer } from './course-player.ts';
import { type LearningSystem, NO_SYSTEM } from './learning-system.ts';

const pool = Array.from({ length: 10 }, (_, number) => ({
  id: `question-${number}`,
  lesson: (number % 2) + 1,
  question: `What is ${number}?`,
  right: ['right'],
  wrong: ['wrong', 'worse'],
  explanation: 'Because.',
}));
const exercise = (id: string) => ({
  kind: 'timeline' as const,
  id,
  title: `Order ${id}`,
  task: 'Put in order.',
  steps: [],
});
const course: PackagedCourse = {
  courseId: 'knots',
  name: 'Knots',
  month: 13,
  role: null,
  version: 1,
  minutes: 4,
  summary: 'Knots.',
  goals: [],
  story: null,
  keyPoints: [],
  sources: [],
  language: 'en',
  textLanguage: 'en',
  lessons: [1, 2].map((number) => ({
    number,
    title: `Lesson ${number}`,
    blocks: [{ kind: 'exercise', exercise: exercise(`exercise-${number}`) }],
  })),
  pool,
};

/** A player whose system keeps its place; each visit has a new one. */
function visits(changes: Partial<LearningSystem> = {}) {
  let kept = '';
  let seeds = 0;
  const results: boolean[] = [];
  const exercises: string[] = [];
  return {
    results,
    exercises,
    next: () =>
      new CoursePlayer(
        course,
        {
          ...NO_SYSTEM,
          kept,
          keep: (place) => {
            kept = place.kept;
          },
          endExercise: ({ exerciseId, task }) => void exercises.push(`${exerciseId}: ${task}`),
          endTry: ({ isPassed }) => void results.push(isPassed),
          ...changes,
        },
        () => `seed-${++seeds}`,
      ),
  };
}

/** Answers so many questions of a try rightly. */
function answer(player: CoursePlayer, right: number) {
  const { questions } = player.beginQuiz();
  return player.answerQuiz(
    Object.fromEntries(
      questions.map(({ id, options }, place) => [id, [options.indexOf(place < right ? 'right' : 'wrong')]]),
    ),
  );
}

function atQuiz(player: CoursePlayer): CoursePlayer {
  player.saveProgress(1, 'exercise-1');
  player.saveProgress(2, 'exercise-2');
  return player;
}

test('exercises come before the quiz, are kept at the next visit, and each is told once', () => {
  const { next, exercises } = visits();
  const first = next();
  first.saveProgress(1);
  first.saveProgress(2, 'exercise-2');
  expect(first.openCourse().quiz.isOpen).toBe(false);
  expect(() => first.beginQuiz()).toThrow('QUIZ_NOT_OPEN');
  const second = next();
  expect(second.openCourse().progress.exercises).toEqual(['exercise-2']);
  second.saveProgress(2, 'exercise-2');
  second.saveProgress(1, 'of-another-course');
  second.saveProgress(1, 'exercise-1');
  expect(second.openCourse().quiz.isOpen).toBe(true);
  expect(second.beginQuiz().questions).toHaveLength(5);
  expect(exercises).toEqual(['exercise-2: Put in order.', 'exercise-1: Put in order.']);
});

test('the quiz opens after the last lesson, and a try goes on at the next visit', () => {
  const { next } = visits();
  const first = next();
  expect(() => first.beginQuiz()).toThrow('QUIZ_NOT_OPEN');
  const begun = atQuiz(first).beginQuiz();
  const [question] = begun.questions;
  first.keepAnswers({ [question?.id ?? '']: [1] });
  const second = next();
  expect(second.openCourse().quiz).toMatchObject({ isOpen: true, isBegun: true, needed: 4, questions: 5 });
  expect(second.beginQuiz()).toEqual(begun);
  expect(second.answers()[question?.id ?? '']).toEqual([1]);
});

test('four of five right pass, and a later try takes nothing away', () => {
  const { next, results } = visits();
  const player = atQuiz(next());
  const before = player.beginQuiz().questions.map(({ id }) => id);
  expect(answer(player, 3)).toMatchObject({ right: 3, needed: 4, isPassed: false });
  // The ten questions are asked in two tries.
  expect(player.beginQuiz().questions.some(({ id }) => before.includes(id))).toBe(false);
  expect(answer(player, 4)).toMatchObject({ right: 4, isPassed: true });
  answer(player, 0);
  expect(next().openCourse()).toMatchObject({ state: 'completed', quiz: { isPassed: true } });
  expect(results).toEqual([false, true, false]);
});

test.each([
  [1, 5],
  [0.5, 3],
  [0.8, 4],
  [Number.NaN, 4],
])('a system that wants %d needs %i right answers', (masteryScore, needed) => {
  const player = atQuiz(visits({ masteryScore }).next());
  expect(player.beginQuiz().needed).toBe(needed);
  expect(answer(player, needed).isPassed).toBe(true);
});

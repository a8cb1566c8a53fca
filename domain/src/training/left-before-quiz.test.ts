import { expect, test } from 'vitest';
import { exercisesLeft } from './left-before-quiz.ts';

const LESSONS = [
  { number: 1, blocks: [{ kind: 'text' }, { kind: 'exercise' as const, exercise: { id: 'sort' } }] },
  { number: 2, blocks: [{ kind: 'exercise' as const, exercise: { id: 'choose' } }] },
];

test('what is left of the exercises comes with its lesson', () => {
  expect(exercisesLeft(LESSONS, ['sort'])).toEqual([{ lesson: 2, id: 'choose' }]);
  expect(exercisesLeft(LESSONS, ['choose', 'gone', 'sort'])).toEqual([]);
});

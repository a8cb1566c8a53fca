import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readPolicyLibrary } from './modules/policies/policy-library.ts';
import { yearCourses } from './modules/training/public.ts';
import { prepareContent } from './prepare-content.ts';

test('V15.2.2 others have their turn between two courses, and between two policies', async () => {
  let isDone = false;
  let turns = 0;
  const others = async () => {
    for (; !isDone; turns += 1) await setImmediate();
  };
  const counting = others();
  await prepareContent();
  isDone = true;
  await counting;
  expect(turns).toBeGreaterThanOrEqual(yearCourses().length + readPolicyLibrary().length);
});

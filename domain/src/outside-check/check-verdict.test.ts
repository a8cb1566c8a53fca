import { expect, test } from 'vitest';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { checkVerdict } from './check-verdict.ts';

const done = { isDone: true, looked: 7 };

test('what is wrong is said at once, whatever is still to come', () => {
  expect(checkVerdict({ grades: ['GOOD', 'BAD'], measured: 2, looked: 7, isDone: false }, sayEnglish)).toMatchObject({
    tone: 'danger',
    title: '1 thing needs fixing',
  });
  expect(checkVerdict({ ...done, grades: ['BAD', 'BAD', 'WARN', 'FAIR'], measured: 7 }, sayEnglish)).toMatchObject({
    title: '2 things need fixing',
    text: expect.stringContaining('2 more things could be stronger.'),
  });
});

test('nothing is called good before everything is looked at', () => {
  expect(checkVerdict({ grades: ['GOOD'], measured: 6, looked: 7, isDone: false }, sayEnglish).tone).toBe('open');
});

test('what is not measured never reads as good', () => {
  expect(checkVerdict({ ...done, grades: [], measured: 0 }, sayEnglish).tone).toBe('unknown');
  const part = checkVerdict({ ...done, grades: ['GOOD'], measured: 3 }, sayEnglish);
  expect(part).toMatchObject({ tone: 'success', text: expect.stringContaining('not measured is still unknown') });
  expect(checkVerdict({ ...done, grades: ['GOOD', 'FAIR'], measured: 3 }, sayEnglish).tone).toBe('warning');
});

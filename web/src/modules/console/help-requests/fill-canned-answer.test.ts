import { expect, test } from 'vitest';
import { fillCannedAnswer } from './fill-canned-answer.ts';

test('names are put in as words, and other braces stay', () => {
  const asker = { openedBy: 'Kim Lark', companyName: 'Lark [& Sons](https://x.example)' };
  expect(fillCannedAnswer('Hello {firstName},\n\n{companyName} and {other}.', asker)).toBe(
    'Hello Kim,\n\nLark \\[& Sons\\](https://x.example) and {other}.',
  );
  expect(fillCannedAnswer('Hello {firstName}', { openedBy: '', companyName: '' })).toBe('Hello ');
});

import { expect, test } from 'vitest';
import { readCodes } from './read-codes.ts';

test('takes one code a line, each once, and no empty ones', () => {
  expect(readCodes(' HARBOR-1\r\n\nHARBOR-2\nHARBOR-1 \n')).toEqual({ codes: ['HARBOR-1', 'HARBOR-2'], problem: null });
});

test.each([
  ['HARBOR-1, HARBOR-2', /not a single code/],
  ['x'.repeat(101), /at most 100/],
  ['\n \n', /None/],
  [Array.from({ length: 2001 }, (_, index) => `C${index}`).join('\n'), /2000/],
])('refuses %j', (text, problem) => {
  expect(readCodes(text)).toMatchObject({ codes: [], problem: expect.stringMatching(problem) });
});

import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../documents/parse-markdown.ts';
import { IS_SWEEP } from '../../../testing/sweep.ts';
import { watchTurns } from '../../../testing/watch-turns.ts';
import { compareMarkdown } from './compare-markdown.ts';
import { type ComparedRow, compareTexts } from './compare-texts.ts';

/** In the sweep the longest that a policy may be, and what costs most to compare. */
const PARAGRAPHS = IS_SWEEP ? 1400 : 700;

/** One of two texts of which every paragraph differs a little. */
const text = (shift: number) =>
  Array.from({ length: PARAGRAPHS }, (_none, line) =>
    Array.from({ length: 15 }, (_word, place) => `w${(line * 7 + place * (3 + shift)) % 50}`).join(' '),
  ).join('\n\n');

test('V15.2.2 long texts are compared in a thread, to the same rows', async () => {
  const [left, right] = [text(0), text(1)];
  let rows: ComparedRow[] = [];
  const { longestCpuMs } = await watchTurns(async () => {
    rows = await compareMarkdown(left, right);
  });
  let compared: ComparedRow[] = [];
  const here = await watchTurns(async () => {
    compared = compareTexts(parseMarkdown(left), parseMarkdown(right));
  });
  expect(rows).toEqual(compared);
  // Of what the comparison costs, this thread has paid a small part.
  expect(longestCpuMs).toBeLessThan(here.longestCpuMs / 3);
});

test('short texts are compared at once', async () => {
  expect(await compareMarkdown('Lock doors.', 'Lock doors.')).toMatchObject([{ kind: 'same' }]);
});

import { expect, test } from 'vitest';
import { compileText } from '../../texts/compile-text.ts';
import { createSay } from '../../texts/say.ts';
import { sayTraces } from './scan-traces.ts';

const say = createSay({ locale: 'en-US', find: ({ id, text }) => compileText(id, text) });
const NOTHING = { entries: 0, turns: [], switchesLeft: 0, isStartChanged: false };

test('a scan that left nothing says nothing', () => {
  expect(sayTraces(say, NOTHING)).toEqual([]);
});

test('what a scan left is said, a sentence each', () => {
  expect(sayTraces(say, { ...NOTHING, entries: 1 })).toEqual([
    'This scan left at most one entry in the website’s forms.',
  ]);
  const address = 'https://shop.example/?do=toggle';
  const said = sayTraces(say, {
    entries: 3,
    turns: [{ address, isUndone: true }],
    switchesLeft: 2,
    isStartChanged: true,
  });
  expect(said).toHaveLength(4);
  expect(said[0]).toContain('at most 3 entries');
  expect(said[1]).toContain(`The link ${address} changed`);
  expect(said[2]).toBe('2 links that look like toggles were not followed.');
});

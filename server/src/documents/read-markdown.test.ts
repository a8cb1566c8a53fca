import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { readMarkdown } from './read-markdown.ts';

/** Whether a reading is over before anything but what was there at once has had a turn: then this thread has done it. */
async function isReadHere(markdown: string): Promise<boolean> {
  const state = { isRead: false };
  const reading = readMarkdown(markdown).then((text) => {
    state.isRead = true;
    return text;
  });
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  const isHere = state.isRead;
  expect(await reading).toEqual(parseMarkdown(markdown));
  return isHere;
}

test.each([
  ['a short one', 'Lock the door.', true],
  ['one of many characters', 'Lock the door. '.repeat(1000), false],
  ['one of many lines', 'Lock\n\n'.repeat(100), false],
])('a text is read by a thread of its own when it is long: %s', async (_what, markdown, isHere) => {
  expect(await isReadHere(markdown)).toBe(isHere);
});

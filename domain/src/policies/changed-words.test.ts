import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

test('counts what came and what went, and not what moved', () => {
  expect(changedWords('Lock the screen. Lock the door.', 'Lock the door, and the screen.')).toEqual({
    addedWords: 1,
    removedWords: 1,
  });
  expect(changedWords('', 'the staff’s well-known rule')).toEqual({ addedWords: 4, removedWords: 0 });
});

test('the other way round is the opposite', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '- ', '\n')).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const there = changedWords(before, after);
      const back = changedWords(after, before);
      expect(back).toEqual({ addedWords: there.removedWords, removedWords: there.addedWords });
    }),
  );
});

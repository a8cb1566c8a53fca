import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderedHeadings } from './ordered-headings.ts';

const text = (levels: readonly (1 | 2 | 3 | 4)[]) =>
  levels.map((level) => ({ kind: 'heading' as const, level, spans: [{ text: 'x' }] }));
const levelsOf = (levels: readonly (1 | 2 | 3 | 4)[]) =>
  orderedHeadings(text(levels)).map((block) => (block.kind === 'heading' ? block.level : 0));

test('a text that begins at its second level begins at the first', () => {
  expect(levelsOf([2, 3, 3, 2, 4])).toEqual([1, 2, 2, 1, 2]);
  expect(levelsOf([1, 2, 2, 1])).toEqual([1, 2, 2, 1]);
});

test('no heading is more than one level below the one before, and what was equal under one heading stays equal', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(1, 2, 3, 4)), (levels) => {
      const ordered = levelsOf(levels);
      let before = 0;
      for (const [place, level] of ordered.entries()) {
        expect(level).toBeLessThanOrEqual(before + 1);
        if (place > 0 && levels[place] === levels[place - 1]) expect(level).toBe(before);
        before = level;
      }
    }),
  );
});

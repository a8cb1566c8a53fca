import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeProgress, encodeProgress, isKeptAsPassed, type Progress } from './progress.ts';

/** What SCORM 1.2 keeps of `cmi.suspend_data`. */
const MAX_CHARACTERS = 4096;

const place = (most: number) => fc.nat({ max: most });
const progress: fc.Arbitrary<Progress> = fc.record({
  lesson: place(20),
  furthest: place(20),
  exercises: fc.array(place(99), { maxLength: 100 }),
  tries: place(100_000),
  seed: fc.option(fc.stringMatching(/^[a-z0-9]{6}$/)),
  asked: fc.array(place(99), { maxLength: 20 }),
  answers: fc.array(fc.array(place(9), { maxLength: 4 }), { maxLength: 20 }),
  isPassed: fc.boolean(),
});

test('any progress fits into what SCORM 1.2 keeps, and is read as it was', () => {
  fc.assert(
    fc.property(progress, (before) => {
      const kept = encodeProgress(3, before);
      expect(kept.length).toBeLessThanOrEqual(MAX_CHARACTERS);
      expect(decodeProgress(3, kept)).toEqual(before);
      expect(isKeptAsPassed(kept)).toBe(before.isPassed);
    }),
  );
});

test('of another version of the course, only that it was passed is taken over', () => {
  const before: Progress = {
    lesson: 3,
    furthest: 4,
    exercises: [1],
    tries: 2,
    seed: 'abc123',
    asked: [1, 2],
    answers: [[0]],
    isPassed: true,
  };
  const now = decodeProgress(2, encodeProgress(1, before));
  expect(now).toMatchObject({ lesson: 0, furthest: 0, exercises: [], seed: null, isPassed: true });
});

test.each(['', 'garbage', 'null', '{"a":1}', '[1,"x",-2,{},null,5,"y",[["z"]]]'])('%j is a start', (kept) => {
  expect(decodeProgress(1, kept)).toMatchObject({ lesson: 0, furthest: 0, exercises: [], isPassed: false });
});

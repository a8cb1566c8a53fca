import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';
import { labeledPlaces } from './labeled-places.ts';

test('ticks are few, whole, even, and hold the greatest count', () => {
  expect([0, 1, 3, 4, 7, 9, 41, 1200].map((greatest) => axisTicks(greatest))).toEqual([
    [0, 1],
    [0, 1],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
    [0, 2, 4, 6, 8],
    [0, 5, 10],
    [0, 20, 40, 60],
    [0, 500, 1000, 1500],
  ]);
  fc.assert(
    fc.property(fc.nat(1_000_000), (greatest) => {
      const ticks = axisTicks(greatest);
      const step = ticks[1] ?? 0;
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every((tick, index) => tick === index * step)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
    }),
  );
});

test('no more labels than fit, the last column always among them', () => {
  expect([...labeledPlaces(12, 4)]).toEqual([11, 8, 5, 2]);
  expect([...labeledPlaces(3, 4)]).toEqual([2, 1, 0]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 20 }), (count, max) => {
      const places = labeledPlaces(count, max);
      expect(places.size).toBeLessThanOrEqual(max);
      expect(places.has(count - 1)).toBe(true);
    }),
  );
});

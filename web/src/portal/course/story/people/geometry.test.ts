import { expect, test } from 'vitest';
import { angleOf, between, limb, reach } from './geometry.ts';

test('a limb bends so that both bones keep their length', () => {
  const { joint, end } = reach([0, 0], [60, 0], [50, 40], 1);
  expect(Math.hypot(...joint)).toBeCloseTo(50);
  expect(Math.hypot(end[0] - joint[0], end[1] - joint[1])).toBeCloseTo(40);
  expect(joint[1]).toBeGreaterThan(0);
  expect(reach([0, 0], [60, 0], [50, 40], -1).joint[1]).toBeLessThan(0);
});

test('a limb that is too short ends before what it reaches for, and one at its own place is drawn too', () => {
  expect(reach([0, 0], [200, 0], [50, 40], 1).end[0]).toBeCloseTo(89.5);
  expect(reach([0, 0], [0, 0], [50, 40], 1).joint.every(Number.isFinite)).toBe(true);
});

test('the outline of a limb is closed, also where one end lies within the other', () => {
  expect(limb([0, 0, 10], [50, 0, 5])).toMatch(/^M.*A.*A.*Z$/);
  expect(limb([0, 0, 10], [1, 0, 5])).toMatch(/^M-10 0A.*Z$/);
});

test('directions and places between two', () => {
  expect(angleOf([0, 0], [0, 5])).toBe(90);
  expect(between([0, 0], [10, 20], 0.5)).toEqual([5, 10]);
});

import { expect, test } from 'vitest';
import { isDescriptionOld } from './is-description-old.ts';

test('a description is old after 180 days', () => {
  expect(isDescriptionOld('2026-11-22', '2026-11-22')).toBe(false);
  expect(isDescriptionOld('2026-11-22', '2027-05-21')).toBe(false);
  expect(isDescriptionOld('2026-11-22', '2027-05-22')).toBe(true);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoInstant } from './iso-instant.ts';

test('seconds at the most, and Z', () => {
  expect(isoInstant(new Date('2026-11-22T09:00:00.987Z'))).toBe('2026-11-22T09:00:00Z');
});

test('every instant of this age fits the wire, and loses less than a second', () => {
  const age = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(age), (date) => {
      const written = isoInstant(date);
      expect(written).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
      expect(date.getTime() - Date.parse(written)).toBeLessThan(1000);
    }),
  );
});

import { expect, test } from 'vitest';
import { isDigestDue } from './digest-due.ts';
import { isSevereEnough } from './endpoint-kinds.ts';

const ZONE = 'America/New_York';
// Friday, 27 November 2026, eight in the morning there.
const told = new Date('2026-11-27T13:00:00Z');

test.each([
  ['day', '2026-11-28T11:59:00Z', false],
  ['day', '2026-11-28T12:00:00Z', true],
  ['week', '2026-11-28T12:00:00Z', false],
  ['week', '2026-11-30T11:59:00Z', false],
  ['week', '2026-11-30T12:00:00Z', true],
  ['week', '2026-12-03T12:00:00Z', true],
] as const)('once a %s: at %s it is due: %s', (rhythm, now, isDue) =>
  expect(isDigestDue(rhythm, told, new Date(now), ZONE)).toBe(isDue),
);

test('what is less than the least is not told, and what has no severity always', () => {
  expect((['high', 'medium', 'low', null] as const).map((severity) => isSevereEnough(severity, 'medium'))).toEqual([
    ...[true, true, false, true],
  ]);
});

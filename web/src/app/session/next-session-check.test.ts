import { expect, test } from 'vitest';
import { sessionOutlook } from './next-session-check.ts';

const session = { authenticated: true, expiresIn: 1800, sessionInactivityTimeout: 1800 };

test('is off without the setting', () => {
  expect(sessionOutlook({ ...session, sessionInactivityTimeout: 0 })).toEqual({ kind: 'off' });
});

test.each([
  { ...session, authenticated: false },
  { ...session, expiresIn: 0 },
  { ...session, expiresIn: -4 },
  { ...session, expiresIn: null },
])('is over: %j', (over) => {
  expect(sessionOutlook(over)).toEqual({ kind: 'ended' });
});

test('checks again 3 s after the warning is due', () => {
  expect(sessionOutlook(session)).toEqual({ kind: 'running', isWarningDue: false, checkAfterMs: 1_503_000 });
  expect(sessionOutlook({ ...session, expiresIn: 300 })).toEqual({
    kind: 'running',
    isWarningDue: false,
    checkAfterMs: 3000,
  });
});

test('warns below 300 s and then checks 3 s after the end', () => {
  expect(sessionOutlook({ ...session, expiresIn: 299 })).toEqual({
    kind: 'running',
    isWarningDue: true,
    checkAfterMs: 302_000,
  });
});

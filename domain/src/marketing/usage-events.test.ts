import fc from 'fast-check';
import { expect, test } from 'vitest';
import { USAGE_EVENTS, usageEventAt } from './usage-events.ts';

test.each([
  ['/', 'Viewed Dashboard'],
  ['/onboarding', 'Viewed Onboard Form'],
  ['/WebAppScan/0198a6f0', 'Viewed Website Scans'],
  ['/settings/you', 'Viewed Settings'],
  ['/signupLink/secret', null],
  ['/constructor', null],
  ['/console', null],
])('%s is counted as %s', (path, expected) => {
  expect(usageEventAt(path)).toBe(expected);
});

test('whatever the address, nothing but a known name comes out', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      const name = usageEventAt(`/${path}`);
      expect(name === null || USAGE_EVENTS.includes(name)).toBe(true);
    }),
  );
});

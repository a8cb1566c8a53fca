import { expect, test } from 'vitest';
import { whoInFirm } from './who-in-firm.ts';

test.each([
  ['The security lead, with the owner', 'The person who looks after security, with the owner'],
  ['The owner’s deputy, or the office manager', 'The owner’s deputy, or the person who runs the office'],
  ['The IT provider', 'The IT provider'],
])('in a firm of six “%s” is “%s”', (who, words) => {
  expect(whoInFirm(who, 6)).toBe(words);
  expect(whoInFirm(who, 15)).toBe(who);
});

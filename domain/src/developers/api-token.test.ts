import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiTokenOf, isApiToken, tokenHint } from './api-token.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('a token is a prefix that scanners know, its secret and a checksum', () => {
  const token = apiTokenOf(new Uint8Array(32));
  expect(token).toBe(`csp_${'0'.repeat(43)}2CZclj`);
  expect(tokenHint(token)).toBe('Zclj');
});

test('every secret gives another token of one length, which is known again', () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const token = apiTokenOf(one);
      expect(token).toMatch(/^csp_[0-9A-Za-z]{49}$/);
      expect(isApiToken(token)).toBe(true);
      if (!Buffer.from(one).equals(Buffer.from(other))) expect(apiTokenOf(other)).not.toBe(token);
    }),
    { numRuns: 50 },
  );
});

test('a token with one character changed is no token', () => {
  fc.assert(
    fc.property(bytes, fc.integer({ min: 4, max: 52 }), fc.constantFrom('a', 'B', '7'), (secret, place, letter) => {
      const token = apiTokenOf(secret);
      fc.pre(token[place] !== letter);
      expect(isApiToken(`${token.slice(0, place)}${letter}${token.slice(place + 1)}`)).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test.each(['', 'csp_', 'Bearer x', `csp_${'-'.repeat(49)}`])('%j is not a token', (text) => {
  expect(isApiToken(text)).toBe(false);
});

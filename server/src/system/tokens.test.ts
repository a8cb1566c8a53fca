import { expect, test } from 'vitest';
import { hashToken, newToken, secretsEqual } from './tokens.ts';

test('V7.2.3/11.5.1 tokens are 256 random bits, each another', () => {
  const tokens = Array.from({ length: 2000 }, newToken);
  expect(new Set(tokens).size).toBe(2000);
  const ones = tokens.map((token) => {
    const bytes = Buffer.from(token, 'base64url');
    expect(bytes).toHaveLength(32);
    return [...bytes].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  });
  const share = ones.reduce((sum, count) => sum + count, 0) / (2000 * 256);
  // Half of 512,000 bits, give or take seven standard deviations.
  expect(Math.abs(share - 0.5)).toBeLessThan(0.005);
});

test('secrets are compared whole, whatever their length', () => {
  expect(secretsEqual('a', 'a')).toBe(true);
  for (const other of ['', 'A', 'aa', 'b']) expect(secretsEqual('a', other)).toBe(false);
  expect(hashToken('a')).toHaveLength(32);
});

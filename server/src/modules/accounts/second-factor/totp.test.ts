import { expect, test } from 'vitest';
import { newTotpSecret, totpStep } from './totp.ts';

/** "12345678901234567890" in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// RFC 6238, appendix B, for SHA-1; the last six of its eight digits, as RFC 4226 makes a shorter code.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code of the RFC’s secret is %s', (second, code) => {
  expect(totpStep(SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  expect(totpStep(newTotpSecret(), code, new Date(second * 1000))).toBeNull();
});

test('a secret has 160 bits in base32, each another', () => {
  const secrets = Array.from({ length: 20 }, newTotpSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(secrets.length);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRecoveryCode, normalizeRecoveryCode, RECOVERY_CODE_BYTES } from './recovery-code.ts';

const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });

test('a code is six groups of four without letters that are misread', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(formatRecoveryCode(random)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){5}$/);
    }),
  );
});

test('other bytes give another code, so that no bit is lost', () => {
  fc.assert(
    fc.property(bytes, fc.nat(RECOVERY_CODE_BYTES * 8 - 1), (random, bit) => {
      const other = Uint8Array.from(random);
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(formatRecoveryCode(other)).not.toBe(formatRecoveryCode(random));
    }),
  );
});

test('a code is known again however it is typed', () => {
  const habits = fc.constantFrom<(code: string) => string>(
    (code) => code.toLowerCase(),
    (code) => code.replaceAll('-', ''),
    (code) => ` ${code.replaceAll('-', ' ')}\t`,
    (code) => code.replaceAll('0', 'o').replaceAll('1', 'l'),
    (code) => code.replaceAll('0', 'O').replaceAll('1', 'I'),
  );
  fc.assert(
    fc.property(bytes, habits, (random, typed) => {
      const code = formatRecoveryCode(random);
      expect(normalizeRecoveryCode(typed(code))).toBe(code);
    }),
  );
});

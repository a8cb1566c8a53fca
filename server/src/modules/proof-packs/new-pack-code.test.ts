import { CODE_LETTERS, PACK_CODE } from '@portal/domain/proof-packs/pack-code.ts';
import { expect, test } from 'vitest';
import { newPackCode } from './new-pack-code.ts';

test('V11.5.1 a code has 20 letters of five random bits each, and is another each time', () => {
  const codes = Array.from({ length: 2000 }, newPackCode);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(PACK_CODE);
  expect(CODE_LETTERS).toHaveLength(32);
  // Among so many every letter comes up in each place.
  const firsts = Array.from(
    { length: 20 },
    (_none, place) => new Set(codes.map((code) => code.replaceAll('-', '')[place])),
  );
  for (const letters of firsts) expect(letters.size).toBe(32);
});

import { randomBytes } from 'node:crypto';
import { CODE_LETTERS, packCodeOf } from '@portal/domain/proof-packs/pack-code.ts';

const LETTERS = 20;

/** A code for a pack that nobody guesses: 100 random bits. */
export function newPackCode(): string {
  // 256 is a multiple of 32, so that every letter is as likely as the others.
  return packCodeOf([...randomBytes(LETTERS)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length] ?? '').join(''));
}

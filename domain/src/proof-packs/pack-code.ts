/** Crockford's base 32: no letter that is taken for a digit. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a pack is known by: 100 random bits in five groups. */
export const PACK_CODE = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){4}$/;

/** A code as it is kept, from 20 letters of the alphabet above. */
export function packCodeOf(letters: string): string {
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** A code as people type it from paper: small letters, missing hyphens, and letters that stand for digits (Crockford's base 32). */
export function readPackCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return packCodeOf(letters);
}

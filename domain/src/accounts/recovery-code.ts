/** Without I, L, O and U, which are misread (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP_LENGTH = 4;

/** How many a user gets at a time. */
export const RECOVERY_CODES = 10;
/** 120 bits: enough to store a code as a plain hash (ASVS 5.0, 6.5.2 asks for 112). */
export const RECOVERY_CODE_BYTES = 15;

/** Writes random bytes as a code in groups, such as "7QK2-M9XD-…": five bits a character. */
export function formatRecoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const characters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
  return (characters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
}

/** The code as it was made, from however it was typed: any case, any separators, letters for the digits they look like. */
export function normalizeRecoveryCode(typed: string): string {
  const characters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return (characters.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** By which secret scanners know a token, wherever somebody has left one. */
const PREFIX = 'csp_';
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** A token of the public interface: a prefix, 256 bits, and a checksum of them that tells a token from what only looks like one. */
export function apiTokenOf(secret: Uint8Array): string {
  const digits = inBase62(
    secret.reduce((number, byte) => number * 256n + BigInt(byte), 0n),
    SECRET_LENGTH,
  );
  return `${PREFIX}${digits}${checksumOf(digits)}`;
}

/** Whether a text can be a token: its shape and checksum are right. Nobody need be asked about any other. */
export function isApiToken(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const digits = text.slice(PREFIX.length, -CHECKSUM_LENGTH);
  return text.endsWith(checksumOf(digits));
}

/** What people tell a token by: its last characters. */
export const tokenHint = (token: string): string => token.slice(-4);

function inBase62(number: bigint, length: number): string {
  let digits = '';
  for (let rest = number; rest > 0n; rest /= 62n) digits = `${ALPHABET[Number(rest % 62n)]}${digits}`;
  return digits.padStart(length, '0');
}

const checksumOf = (digits: string): string => inBase62(BigInt(crc32(digits)), CHECKSUM_LENGTH);

/** CRC-32 (ISO 3309) of a text in ASCII. */
function crc32(text: string): number {
  let crc = 0xff_ff_ff_ff;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

import { constants, type KeyObject, publicEncrypt, randomBytes } from 'node:crypto';

/** How the encrypted key of a visitor is put together: as it should be (RFC 8017 section 7.2.1), or wrong in one place. */
export const KEY_SHAPES = ['good', 'wrong-start', 'early-end', 'no-end', 'wrong-version'] as const;
export type KeyShape = (typeof KEY_SHAPES)[number];

const TLS_1_2 = 0x0303;
const KEY_BYTES = 48;
const HANDSHAKE = 22;
const CLIENT_KEY_EXCHANGE = 16;
/** A change of ciphers (RFC 5246 section 7.1). */
const CHANGE = Buffer.from([20, 3, 3, 0, 1, 1]);

const u16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

/** Random bytes none of which is zero, since a zero ends the padding. */
const padding = (length: number) => Buffer.from(randomBytes(length).map((byte) => byte || 1));

function blockOf(shape: KeyShape, length: number): Buffer {
  const start = Buffer.from(shape === 'wrong-start' ? [0x41, 0x17] : [0, 2]);
  if (shape === 'no-end') return Buffer.concat([start, padding(length - 2)]);
  if (shape === 'early-end') return Buffer.concat([start, padding(length - 4), Buffer.from([0, 0x11])]);
  const version = u16(shape === 'wrong-version' ? 0x0202 : TLS_1_2);
  const padded = padding(length - 3 - KEY_BYTES);
  return Buffer.concat([start, padded, Buffer.from([0]), version, randomBytes(KEY_BYTES - 2)]);
}

const record = (type: number, body: Buffer) => Buffer.concat([Buffer.from([type, 3, 3]), u16(body.length), body]);

/** What a visitor sends after the server's first flight; its end, with `isWhole`, is a message that no key opens. TLS 1.2. */
export function keyExchange(shape: KeyShape, key: KeyObject, isWhole: boolean): Buffer {
  const length = Math.ceil((key.asymmetricKeyDetails?.modulusLength ?? 0) / 8);
  const encrypted = publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, blockOf(shape, length));
  const body = Buffer.concat([u16(encrypted.length), encrypted]);
  const message = Buffer.concat([Buffer.from([CLIENT_KEY_EXCHANGE, 0]), u16(body.length), body]);
  const parts = [record(HANDSHAKE, message)];
  // As long as a true one may be with any cipher: a vector, four blocks of text and proof.
  if (isWhole) parts.push(CHANGE, record(HANDSHAKE, randomBytes(80)));
  return Buffer.concat(parts);
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time to find the phone or the key, and a page that waits in the background. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;

/** ASVS 5.0, 6.7.2, asks for 64 bits. */
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const SIGNED_BYTES = NONCE_BYTES + TIME_BYTES;

/** What a challenge is good for, in which browser, and of whom; before a sign-in without a password nobody knows whom. */
export type ChallengeUse = {
  readonly purpose: 'sign-in' | 'second-factor' | 'add';
  readonly browserId: string;
  readonly userId: string | null;
};

/** A random challenge that says itself until when it counts, signed for one use, so that none is stored before it is used. */
export function newChallenge(key: Buffer, use: ChallengeUse, now: Date): Uint8Array<ArrayBuffer> {
  const signed = Buffer.alloc(SIGNED_BYTES);
  randomBytes(NONCE_BYTES).copy(signed);
  signed.writeUIntBE(now.getTime() + CHALLENGE_LIFE_MS, NONCE_BYTES, TIME_BYTES);
  return Uint8Array.from(Buffer.concat([signed, signature(key, use, signed)]));
}

/** Whether a challenge is one of these for this use, and its time is not over. That it counts once is for the caller to hold. */
export function isChallengeFor(key: Buffer, use: ChallengeUse, challenge: string, now: Date): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const expected = signature(key, use, signed);
  const given = bytes.subarray(SIGNED_BYTES);
  if (signed.length !== SIGNED_BYTES || given.length !== expected.length) return false;
  return timingSafeEqual(given, expected) && signed.readUIntBE(NONCE_BYTES, TIME_BYTES) > now.getTime();
}

function signature(key: Buffer, { purpose, browserId, userId }: ChallengeUse, signed: Buffer): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, browserId, userId]))
    .update(signed)
    .digest();
}

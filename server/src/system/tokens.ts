import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret of 256 bits in base64url, 43 characters (ASVS 5.0, 7.2.3 asks for 128 bits at least). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256. A fast hash is enough, because the token itself cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function secretsEqual(a: string, b: string): boolean {
  return timingSafeEqual(hashToken(a), hashToken(b));
}

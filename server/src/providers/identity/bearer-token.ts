import { jwtVerify, SignJWT } from 'jose';
import { hashToken } from '../../system/tokens.ts';

const ISSUER = 'portal-builtin';
const AUDIENCE = 'portal-session';
/** Long enough for one exchange, too short to be kept. */
export const BEARER_LIFE_MS = 2 * 60 * 1000;

/** What a bearer proves. */
export type BearerProof = {
  readonly subject: string;
  readonly tokenId: string;
  /** Tells a bearer from before a change of the password. */
  readonly passwordVersion: string;
  /** Whether more than the password was proved: a passkey that looked who uses it. */
  readonly withSecondFactor: boolean;
};

/** Changes with the password and tells nothing about it. */
export function passwordVersion(passwordHash: string): string {
  return hashToken(passwordHash).toString('base64url').slice(0, 22);
}

/** A signed proof that somebody has just signed in (RFC 7519). */
export function issueBearer(
  key: Buffer,
  identity: { readonly subject: string; readonly password_hash: string },
  tokenId: string,
  now: Date,
  withSecondFactor = false,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ pwv: passwordVersion(identity.password_hash), ...(withSecondFactor ? { sf: true } : {}) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(identity.subject)
    .setJti(tokenId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + BEARER_LIFE_MS / 1000)
    .sign(key);
}

/** What a bearer proves; null for anything that is not this portal's own, unexpired proof. */
export async function readBearer(key: Buffer, bearer: string, now: Date): Promise<BearerProof | null> {
  try {
    const options = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['HS256'], typ: 'JWT', currentDate: now };
    const { payload } = await jwtVerify(bearer, key, options);
    if (payload.sub === undefined || payload.jti === undefined || payload.exp === undefined) return null;
    return typeof payload.pwv === 'string'
      ? {
          subject: payload.sub,
          tokenId: payload.jti,
          passwordVersion: payload.pwv,
          withSecondFactor: payload.sf === true,
        }
      : null;
  } catch {
    return null;
  }
}

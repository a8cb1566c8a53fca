import { jwtVerify, SignJWT } from 'jose';
import type { VerifiedIdentity } from './identity-port.ts';

const ISSUER = 'portal-builtin';
const AUDIENCE = 'portal-session';
/** Long enough for one exchange, too short to be kept. */
export const BEARER_LIFE_MS = 2 * 60 * 1000;

/** A signed proof that somebody has just signed in (RFC 7519). */
export function issueBearer(key: Buffer, identity: VerifiedIdentity, tokenId: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ email: identity.email })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(identity.subject)
    .setJti(tokenId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + BEARER_LIFE_MS / 1000)
    .sign(key);
}

/** The identity and the token's id; null for anything that is not this portal's own, unexpired proof. */
export async function readBearer(
  key: Buffer,
  bearer: string,
  now: Date,
): Promise<(VerifiedIdentity & { readonly tokenId: string }) | null> {
  try {
    const options = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['HS256'], typ: 'JWT', currentDate: now };
    const { payload } = await jwtVerify(bearer, key, options);
    if (payload.sub === undefined || payload.jti === undefined || typeof payload.email !== 'string') return null;
    return { subject: payload.sub, email: payload.email, tokenId: payload.jti };
  } catch {
    return null;
  }
}

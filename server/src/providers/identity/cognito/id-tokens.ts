import { createRemoteJWKSet, type JWTPayload, errors as joseErrors, jwtVerify } from 'jose';
import { AppError } from '../../../call/app-error.ts';
import type { CognitoSettings } from '../../../config/provider-settings.ts';
import type { Clock } from '../../../system/clock.ts';

/** A sign-in has to become a session within this time. */
export const PROOF_LIFE_MS = 5 * 60_000;
/** Clocks differ a little. */
const CLOCK_TOLERANCE_SECONDS = 30;

const KEYS_TIMEOUT_MS = 4000;
/** Unknown key ids make the keys be fetched again, but no more often than this. */
const KEYS_COOLDOWN_MS = 30_000;
const KEYS_KEPT_MS = 60 * 60_000;

/** What an ID token of the user pool proves. */
export type IdTokenProof = {
  readonly subject: string;
  readonly email: string;
  readonly tokenId: string;
  readonly signedInAt: Date;
};

/**
 * Reads ID tokens of the user pool, by Amazon's guide "Verifying JSON web tokens": RS256 by a key of the pool, its issuer,
 * this client, an ID token and not an access token, not expired, the address verified, and a sign-in of the last five minutes.
 * @param report hears why the keys could not be fetched
 */
export function createIdTokenReader(settings: CognitoSettings, clock: Clock, report: (error: unknown) => void) {
  const issuer = `${settings.endpoint}/${settings.userPoolId}`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: KEYS_TIMEOUT_MS,
    cooldownDuration: KEYS_COOLDOWN_MS,
    cacheMaxAge: KEYS_KEPT_MS,
  });
  /**
   * Null for anything that proves nothing.
   * @throws AppError IDENTITY_UNAVAILABLE when the keys cannot be fetched
   */
  return async (token: string): Promise<IdTokenProof | null> => {
    const currentDate = clock.now();
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer,
        audience: settings.clientId,
        requiredClaims: ['exp', 'sub', 'jti'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate,
      });
      return proofOf(payload, currentDate);
    } catch (error) {
      if (provesNothing(error)) return null;
      report(error);
      throw new AppError('IDENTITY_UNAVAILABLE');
    }
  };
}

/** True for faults of the token; false where the keys could not be had. */
function provesNothing(error: unknown): boolean {
  return (
    error instanceof joseErrors.JOSEError &&
    !(error instanceof joseErrors.JWKSTimeout || error instanceof joseErrors.JWKSInvalid) &&
    error.code !== joseErrors.JOSEError.code
  );
}

function proofOf(claims: JWTPayload, now: Date): IdTokenProof | null {
  const { sub, jti, email, auth_time: signedIn } = claims;
  if (claims.token_use !== 'id' || claims.email_verified !== true || typeof signedIn !== 'number') return null;
  if (sub === undefined || jti === undefined || typeof email !== 'string' || email === '') return null;
  const ageMs = now.getTime() - signedIn * 1000;
  if (ageMs > PROOF_LIFE_MS || ageMs < -CLOCK_TOLERANCE_SECONDS * 1000) return null;
  return { subject: sub, email: email.toLowerCase(), tokenId: jti, signedInAt: new Date(signedIn * 1000) };
}

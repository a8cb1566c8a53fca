import { recordUse } from '../../database/single-use.store.ts';
import { BEARER_LIFE_MS, passwordVersion, readBearer } from './bearer-token.ts';
import { findIdentityBySubject } from './builtin-identity.store.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import type { IdentityPort } from './identity-port.ts';

/** Takes each bearer once, and none from before the password was changed or the account removed. */
export function createBearerRedemption({
  database,
  clock,
  bearerKey,
}: BuiltinIdentityServices): Pick<IdentityPort, 'redeemBearer'> {
  return {
    async redeemBearer(bearer) {
      const now = clock.now();
      const proof = await readBearer(bearerKey, bearer, now);
      if (proof === null) return null;
      const expiresAt = new Date(now.getTime() + 2 * BEARER_LIFE_MS);
      return database.asSystem(async (tx) => {
        if (!(await recordUse(tx, 'bearer', proof.tokenId, expiresAt, now))) return null;
        const identity = await findIdentityBySubject(tx, proof.subject);
        if (identity === undefined || passwordVersion(identity.password_hash) !== proof.passwordVersion) return null;
        return {
          subject: identity.subject,
          email: identity.email,
          ...(proof.withSecondFactor ? { withSecondFactor: true } : {}),
        };
      });
    },
  };
}

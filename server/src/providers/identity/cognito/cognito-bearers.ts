import { recordUse } from '../../../database/single-use.store.ts';
import type { IdentityPort } from '../identity-port.ts';
import { proofsCountSince } from './cognito-identity.store.ts';
import type { CognitoIdentityServices } from './cognito-identity-services.ts';
import { createIdTokenReader, PROOF_LIFE_MS } from './id-tokens.ts';

/** Takes each ID token once, and none from before the password was changed or the account removed. */
export function createCognitoBearers({
  settings,
  database,
  clock,
  report,
}: CognitoIdentityServices): Pick<IdentityPort, 'redeemBearer'> {
  const readIdToken = createIdTokenReader(settings, clock, report);
  return {
    async redeemBearer(bearer) {
      const proof = await readIdToken(bearer);
      if (proof === null) return null;
      const now = clock.now();
      const memory = new Date(now.getTime() + 2 * PROOF_LIFE_MS);
      return database.asSystem(async (tx) => {
        if (!(await recordUse(tx, 'bearer', proof.tokenId, memory, now))) return null;
        const since = await proofsCountSince(tx, proof.subject);
        // The service tells the time of a sign-in in whole seconds.
        if (since !== null && proof.signedInAt.getTime() < Math.floor(since.getTime() / 1000) * 1000) return null;
        return { subject: proof.subject, email: proof.email };
      });
    },
  };
}

import { lockDurationMs } from '@portal/domain/accounts/lock-out.ts';
import { newToken } from '../../system/tokens.ts';
import { issueBearer } from './bearer-token.ts';
import { findIdentity } from './builtin-identity.store.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import type { IdentityPort } from './identity-port.ts';
import { verifyPassword } from './password-hash.ts';
import { clearFailures, countAttempt, deleteOldFailures, lockUntil } from './sign-in-failures.store.ts';

/** An address whose last wrong password is this old starts from nothing. */
const FAILURES_KEPT_MS = 24 * 60 * 60_000;

/**
 * Sign-in by password. Every try counts before the password is looked at, so that tries at the same moment get no more
 * guesses than tries in a row; the right password clears the count. An address without an account is counted, locked
 * and answered like any other (ASVS 5.0, 6.3.1 and 6.3.8).
 */
export function createPasswordSignIn({
  database,
  clock,
  bearerKey,
}: BuiltinIdentityServices): Pick<IdentityPort, 'signIn' | 'clearExpired'> {
  return {
    async signIn(email, password) {
      const now = clock.now();
      const attempt = await database.asSystem(async (tx) => {
        const { failedAttempts, lockedUntil } = await countAttempt(tx, email, now);
        if (lockedUntil !== null) return { until: lockedUntil };
        const lockMs = lockDurationMs(failedAttempts);
        if (lockMs > 0) await lockUntil(tx, email, new Date(now.getTime() + lockMs));
        return { until: null, identity: await findIdentity(tx, email) };
      });
      if (attempt.until !== null) return { kind: 'locked', until: attempt.until };
      const { identity } = attempt;
      const matches = await verifyPassword(identity?.password_hash ?? null, password);
      if (identity === undefined || !matches) return { kind: 'wrong-credentials' };
      await database.asSystem((tx) => clearFailures(tx, email));
      if (identity.verified_at === null) return { kind: 'not-verified' };
      return { kind: 'bearer', bearer: await issueBearer(bearerKey, identity, newToken(), now) };
    },

    clearExpired: (tx) => deleteOldFailures(tx, new Date(clock.now().getTime() - FAILURES_KEPT_MS)),
  };
}

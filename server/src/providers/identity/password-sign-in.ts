import { lockDurationMs } from '@portal/domain/accounts/lock-out.ts';
import { newToken } from '../../system/tokens.ts';
import { issueBearer } from './bearer-token.ts';
import { findIdentity, findIdentityBySubject, type IdentityRow, setPassword } from './builtin-identity.store.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { PasswordIdentity, SignInOutcome } from './password-identity-port.ts';
import { clearFailures, countAttempt, lockUntil } from './sign-in-failures.store.ts';
import { issueNewPasswordChallenge } from './temporary-passwords.ts';

type Check =
  | { readonly kind: 'right'; readonly identity: IdentityRow }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly until: Date };

/**
 * Sign-in by password. Every try counts before the password is looked at, so that tries at the same moment get no more
 * guesses than tries in a row; the right password clears the count. An address without an account is counted, locked
 * and answered like any other (ASVS 5.0, 6.3.1 and 6.3.8).
 */
export function createPasswordSignIn({
  database,
  clock,
  bearerKey,
}: BuiltinIdentityServices): Pick<PasswordIdentity, 'signIn' | 'checkPassword' | 'setPassword'> {
  const check = async (email: string, password: string): Promise<Check> => {
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
    if (identity === undefined || !matches) return { kind: 'wrong' };
    await database.asSystem((tx) => clearFailures(tx, email));
    return { kind: 'right', identity };
  };

  const outcomeFor = async (identity: IdentityRow): Promise<SignInOutcome> => {
    const now = clock.now();
    if (identity.temporary_until !== null) {
      if (identity.temporary_until <= now) return { kind: 'temporary-password-expired' };
      const challenge = await issueNewPasswordChallenge(bearerKey, identity, now);
      return { kind: 'new-password-required', challenge };
    }
    if (identity.verified_at === null) return { kind: 'not-verified' };
    if (identity.reset_required) return { kind: 'reset-required' };
    return { kind: 'bearer', bearer: await issueBearer(bearerKey, identity, newToken(), now) };
  };

  return {
    async signIn(email, password) {
      const checked = await check(email, password);
      if (checked.kind === 'locked') return checked;
      return checked.kind === 'wrong' ? { kind: 'wrong-credentials' } : outcomeFor(checked.identity);
    },

    async checkPassword(subject, password) {
      const identity = await database.asSystem((tx) => findIdentityBySubject(tx, subject));
      return identity === undefined ? { kind: 'wrong' } : check(identity.email, password);
    },

    async setPassword(tx, subject, password) {
      await setPassword(tx, subject, await hashPassword(password));
    },
  };
}

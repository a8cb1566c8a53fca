import { lockDurationMs } from '@portal/domain/accounts/lock-out.ts';
import { newToken } from '../../system/tokens.ts';
import { issueBearer } from './bearer-token.ts';
import { findIdentity, findIdentityBySubject, type IdentityRow, setPassword } from './builtin-identity.store.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { PasswordIdentity, SignInOutcome } from './password-identity-port.ts';
import { clearFailures, countAttempt, lockUntil, settleAttempt } from './sign-in-failures.store.ts';
import { issueNewPasswordChallenge } from './temporary-passwords.ts';

type Check =
  | { readonly kind: 'right'; readonly identity: IdentityRow }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly until: Date };

/** How often and how long a try waits for others that are being looked at. */
const TURN_MS = 50;
const MAX_TURNS = 40;
/** Tries that wait in this process at most; who comes then is told what stands. */
const MAX_WAITING = 20;

/**
 * Sign-in by password. Every try counts before the password is looked at, so that tries at the same moment get no more
 * guesses than tries in a row; the right password clears the count. Who comes while the last free tries are being looked at
 * waits for their outcome, so that several right passwords at once lock nobody out. A browser that the account knows counts
 * its own wrong passwords: strangers' lock it out neither from sign-in nor from its own tries. An address without an account
 * is counted, locked and answered like any other (ASVS 5.0, 6.1.1, 6.3.1 and 6.3.8).
 */
export function createPasswordSignIn({
  database,
  clock,
  bearerKey,
}: BuiltinIdentityServices): Pick<
  PasswordIdentity,
  'signIn' | 'checkPassword' | 'setPassword' | 'proveWithoutPassword'
> {
  let waiting = 0;
  const take = (email: string, key: string) =>
    database.asSystem(async (tx) => {
      const now = clock.now();
      const { failedAttempts, lockedUntil, pending } = await countAttempt(tx, key, now);
      if (lockedUntil !== null) return { until: lockedUntil, pending };
      const lockMs = lockDurationMs(failedAttempts);
      if (lockMs > 0) await lockUntil(tx, key, new Date(now.getTime() + lockMs));
      return { until: null, pending, identity: await findIdentity(tx, email) };
    });

  const takeTurn = async (email: string, key: string) => {
    let attempt = await take(email, key);
    if (attempt.until === null || waiting >= MAX_WAITING) return attempt;
    waiting += 1;
    try {
      for (let turn = 0; turn < MAX_TURNS && attempt.until !== null && attempt.pending > 0; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, TURN_MS));
        attempt = await take(email, key);
      }
    } finally {
      waiting -= 1;
    }
    return attempt;
  };

  const check = async (email: string, password: string, knownDevice: string | null): Promise<Check> => {
    const key = knownDevice === null ? email : `${email} ${knownDevice}`;
    const attempt = await takeTurn(email, key);
    if (attempt.until !== null) return { kind: 'locked', until: attempt.until };
    const { identity } = attempt;
    let matches = false;
    try {
      matches = await verifyPassword(identity?.password_hash ?? null, password);
    } finally {
      if (!matches) await database.onceAsSystem((tx) => settleAttempt(tx, key));
    }
    if (identity === undefined || !matches) return { kind: 'wrong' };
    await database.onceAsSystem((tx) => clearFailures(tx, key));
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
    async signIn(email, password, knownDevice) {
      const checked = await check(email, password, knownDevice);
      if (checked.kind === 'locked') return checked;
      return checked.kind === 'wrong' ? { kind: 'wrong-credentials' } : outcomeFor(checked.identity);
    },

    async proveWithoutPassword(subject, withSecondFactor) {
      const identity = await database.onceAsSystem((tx) => findIdentityBySubject(tx, subject));
      return identity === undefined
        ? null
        : issueBearer(bearerKey, identity, newToken(), clock.now(), withSecondFactor);
    },

    async checkPassword(subject, password, knownDevice) {
      const identity = await database.onceAsSystem((tx) => findIdentityBySubject(tx, subject));
      return identity === undefined ? { kind: 'wrong' } : check(identity.email, password, knownDevice);
    },

    async setPassword(tx, subject, password) {
      await setPassword(tx, subject, await hashPassword(password));
    },
  };
}

import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { hashToken } from '../../system/tokens.ts';
import { findIdentity, lockIdentity, setPassword } from './builtin-identity.store.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import { countCodeAttempt, replaceCode } from './identity-codes.store.ts';
import { hashPassword } from './password-hash.ts';
import type { PasswordIdentity } from './password-identity-port.ts';
import { clearFailures } from './sign-in-failures.store.ts';

/** ASVS 5.0, 6.5.5: a code of six digits lives ten minutes at most. */
const LIFE_MINUTES = 10;
/** ASVS 5.0, 6.6.3. */
const MAX_ATTEMPTS = 5;

/**
 * Codes by which a forgotten password is replaced on the sign-in page (spec part 1, section 4, "Sign-in modes"). A code belongs
 * to the browser that asked for it: nobody else can use it, or use up its tries. Whoever asks in order to guess has five tries
 * at each code; `forgot-password.ts` lets strangers have ten codes of an address a day, so 50 guesses at a million: an even
 * chance takes 38 years of trying each day, and the owner gets ten mails on each of them.
 */
export function createResetCodes({
  database,
  outbox,
  clock,
  bearerKey,
}: BuiltinIdentityServices): Pick<PasswordIdentity, 'sendResetCode' | 'resetByCode'> {
  // Six digits are guessed in no time from a plain hash, so the hash needs a key that is not in the database.
  const hashCode = (subject: string, code: string) =>
    createHmac('sha256', bearerKey).update(`reset-code:${subject}:${code}`).digest();
  return {
    async sendResetCode(brand, email, { browserId, language }) {
      await database.asSystem(async (tx) => {
        const identity = await findIdentity(tx, email);
        // For nobody the same is done, so that the time tells nothing.
        const subject = identity?.subject ?? randomUUID();
        const code = randomInt(1_000_000).toString().padStart(6, '0');
        const expiresAt = new Date(clock.now().getTime() + LIFE_MINUTES * 60_000);
        await replaceCode(tx, {
          subject,
          browserHash: hashToken(browserId),
          codeHash: hashCode(subject, code),
          expiresAt,
        });
        const to = identity === undefined ? null : email;
        await outbox.put(tx, brand, to, { kind: 'reset-code', code, validForMinutes: LIFE_MINUTES }, { language });
      });
    },

    async resetByCode(tx, email, code, password, browserId) {
      // Hashed before looking, so that the answer takes as long for an address without an account.
      const passwordHash = await hashPassword(password);
      const identity = await lockIdentity(tx, email);
      const owner = { subject: identity?.subject ?? randomUUID(), browserHash: hashToken(browserId) };
      const stored = await countCodeAttempt(tx, owner);
      if (identity === undefined || stored === undefined) return null;
      const now = clock.now();
      const isOpen = stored.expires_at > now && stored.attempts <= MAX_ATTEMPTS;
      if (!isOpen || !timingSafeEqual(stored.code_hash, hashCode(identity.subject, code))) return null;
      // Whoever has the code reads the address's mail, which is all that verification asks for.
      await setPassword(tx, identity.subject, passwordHash, identity.verified_at ?? now);
      await clearFailures(tx, email);
      return { subject: identity.subject, email };
    },
  };
}

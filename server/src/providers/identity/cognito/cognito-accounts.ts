import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import type { IdentityPort } from '../identity-port.ts';
import { newTemporaryPassword } from '../temporary-passwords.ts';
import { deleteResetLinksOf, takeProofsSince } from './cognito-identity.store.ts';
import type { CognitoIdentityServices } from './cognito-identity-services.ts';
import { PROOF_LIFE_MS } from './id-tokens.ts';
import type { UserPool } from './user-pool.ts';

/** How long the mail says that a temporary password works; the user pool's own setting has to say a day as well. */
const TEMPORARY_LIFE_MINUTES = 24 * 60;

/**
 * How accounts come, change and go in the user pool. The pool knows nothing of the portal's transactions, so its calls come
 * last in each, and each can be made again: when the process dies or the commit fails after them, the same action by the same
 * person finds the account as it was left and finishes it. A new account that the portal does not know yet is taken over by
 * whoever proves the address again; a password that was set is set once more; an account that is gone counts as removed.
 */
export function createCognitoAccounts(
  { outbox, clock, publicUrl, hasUser }: CognitoIdentityServices,
  pool: UserPool,
): Pick<IdentityPort, 'createVerified' | 'removeAccount' | 'sendTemporaryPassword' | 'requireNewPassword'> {
  const noteChange = (tx: Parameters<typeof takeProofsSince>[0], subject: string, since = clock.now()) =>
    takeProofsSince(tx, subject, since, new Date(since.getTime() + 2 * PROOF_LIFE_MS));

  return {
    async createVerified(tx, email, password) {
      const created = await pool.create(email, newTemporaryPassword());
      const account = created ?? (await pool.find(email));
      if (account === null) return 'exists';
      if (created === null) {
        if (account.isVerified && (await hasUser(tx, account.subject))) return 'exists';
        // Nobody has proved the address, or the portal was interrupted here: whoever proves it now gets the account.
        await noteChange(tx, account.subject);
      }
      await pool.setPassword(account.subject, password, 'own');
      if (!account.isVerified) await pool.markVerified(account.subject, email);
      if (created === null) await pool.signOutEverywhere(account.subject);
      return { subject: account.subject };
    },

    async sendTemporaryPassword(tx, brand, { subject, email }, language) {
      const password = newTemporaryPassword();
      await noteChange(tx, subject);
      const mail = {
        kind: 'temporary-password' as const,
        password,
        signInUrl: linkInLanguage(`${brandOrigin(brand, publicUrl)}/signin`, language),
        validForMinutes: TEMPORARY_LIFE_MINUTES,
      };
      await outbox.put(tx, brand, email, mail, { language });
      await pool.setPassword(subject, password, 'temporary');
      // From now on nobody gets in without having read a mail to this address.
      await pool.markVerified(subject, email);
      await pool.signOutEverywhere(subject);
    },

    async requireNewPassword(tx, subject) {
      await noteChange(tx, subject);
      await pool.requireReset(subject);
      await pool.signOutEverywhere(subject);
    },

    async removeAccount(tx, subject) {
      await deleteResetLinksOf(tx, subject);
      // No proof of this account counts any more, also none of this very second.
      await noteChange(tx, subject, new Date(clock.now().getTime() + PROOF_LIFE_MS));
      await pool.remove(subject);
    },
  };
}

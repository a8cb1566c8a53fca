import { randomUUID } from 'node:crypto';
import { linkInLanguage } from '../../system/brand-origin.ts';
import { hashToken, newToken } from '../../system/tokens.ts';
import { findIdentity, findLink, insertLink, markLinkUsed, setPassword } from './builtin-identity.store.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import type { IdentityPort } from './identity-port.ts';
import { hashPassword } from './password-hash.ts';
import { resetLinkAddress } from './reset-link-address.ts';
import { clearFailures } from './sign-in-failures.store.ts';

/** ASVS 5.0, 6.6.2 wants such links to be short-lived; ten minutes is too short for a mail that waits, thirty is not long. */
const LIFE_MINUTES = 30;

/** Links by which people set a new password. */
export function createResetLinks({
  database,
  outbox,
  clock,
  publicUrl,
}: BuiltinIdentityServices): Pick<IdentityPort, 'sendResetLink' | 'isResetLinkValid' | 'resetPassword'> {
  return {
    async sendResetLink(brand, email, language, subscriptionId) {
      await database.asSystem(async (tx) => {
        const identity = await findIdentity(tx, email);
        const token = newToken();
        const now = clock.now();
        const expiresAt = new Date(now.getTime() + LIFE_MINUTES * 60_000);
        // For nobody the same is done, so that the time tells nothing.
        const subject = identity?.subject ?? randomUUID();
        await insertLink(tx, { tokenHash: hashToken(token), subject, purpose: 'reset', createdAt: now, expiresAt });
        const resetUrl = linkInLanguage(resetLinkAddress(brand, publicUrl, token, subscriptionId), language);
        const mail = { kind: 'reset-password' as const, resetUrl, validForMinutes: LIFE_MINUTES };
        await outbox.put(tx, brand, identity === undefined ? null : email, mail, { language });
      });
    },

    async isResetLinkValid(token) {
      const link = await database.asSystem((tx) => findLink(tx, hashToken(token), 'reset'));
      return link !== undefined && link.used_at === null && link.expires_at > clock.now();
    },

    async resetPassword(tx, token, password, accept) {
      const link = await findLink(tx, hashToken(token), 'reset');
      const now = clock.now();
      if (link === undefined || link.used_at !== null || link.expires_at <= now) return null;
      await accept({ subject: link.subject, email: link.email });
      // After the look at the link: only who has one may keep a transaction waiting for a hash.
      const passwordHash = await hashPassword(password);
      await markLinkUsed(tx, hashToken(token), now);
      // Whoever has the link reads the address's mail, which is all that verification asks for.
      await setPassword(tx, link.subject, passwordHash, link.verified_at ?? now);
      await clearFailures(tx, link.email);
      return { subject: link.subject, email: link.email };
    },
  };
}

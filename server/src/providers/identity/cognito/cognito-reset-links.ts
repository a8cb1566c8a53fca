import { randomUUID } from 'node:crypto';
import { linkInLanguage } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import type { IdentityPort } from '../identity-port.ts';
import { resetLinkAddress } from '../reset-link-address.ts';
import { findOpenResetLink, insertResetLink, markResetLinksUsed, takeProofsSince } from './cognito-identity.store.ts';
import type { CognitoIdentityServices } from './cognito-identity-services.ts';
import { PROOF_LIFE_MS } from './id-tokens.ts';
import type { UserPool } from './user-pool.ts';

/** As long as with the built-in provider. */
const LIFE_MINUTES = 30;

/**
 * Links by which people set a new password, the portal's own: Amazon Cognito itself mails only codes. The link is spent
 * first and the password set last, in one transaction: when the process dies or the commit fails in between, the link still
 * works and sets the password again.
 */
export function createCognitoResetLinks(
  { database, outbox, clock, publicUrl }: CognitoIdentityServices,
  pool: UserPool,
): Pick<IdentityPort, 'sendResetLink' | 'isResetLinkValid' | 'resetPassword'> {
  return {
    async sendResetLink(brand, email, language, subscriptionId) {
      const account = await pool.find(email);
      const token = newToken();
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + LIFE_MINUTES * 60_000);
      const resetUrl = linkInLanguage(resetLinkAddress(brand, publicUrl, token, subscriptionId), language);
      await database.asSystem(async (tx) => {
        // For nobody the same is done, so that the time tells nothing; the link leads nowhere and is soon cleared away.
        const subject = account?.subject ?? randomUUID();
        await insertResetLink(tx, { tokenHash: hashToken(token), subject, email, createdAt, expiresAt });
        const mail = { kind: 'reset-password' as const, resetUrl, validForMinutes: LIFE_MINUTES };
        await outbox.put(tx, brand, account === null ? null : email, mail, { language });
      });
    },

    async isResetLinkValid(token) {
      const link = await database.onceAsSystem((tx) => findOpenResetLink(tx, hashToken(token), clock.now()));
      return link !== undefined;
    },

    async resetPassword(tx, token, password, accept) {
      const now = clock.now();
      const link = await findOpenResetLink(tx, hashToken(token), now);
      if (link === undefined) return null;
      const identity = { subject: link.subject, email: link.email };
      await accept(identity);
      await markResetLinksUsed(tx, link.subject, now);
      await takeProofsSince(tx, link.subject, now, new Date(now.getTime() + 2 * PROOF_LIFE_MS));
      const account = await pool.find(link.subject);
      if (account === null) return null;
      await pool.setPassword(link.subject, password, 'own');
      // Whoever has the link reads the address's mail, which is all that verification asks for.
      if (!account.isVerified) await pool.markVerified(link.subject, link.email);
      await pool.signOutEverywhere(link.subject);
      return identity;
    },
  };
}

import type { Brand } from '@portal/domain/portal/brand.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { hashToken, newToken } from '../../system/tokens.ts';
import { findIdentity, findLink, markLinkUsed, replaceLinks, setVerified } from './builtin-identity.store.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import type { PasswordIdentity } from './password-identity-port.ts';

const LIFE_MINUTES = 24 * 60;

export type VerificationLinks = Pick<PasswordIdentity, 'resendVerification' | 'verifyEmail'> & {
  /** Mails a new link; earlier ones stop working. */
  send(tx: SystemTransaction, brand: Brand, subject: string, email: string): Promise<void>;
};

/** Links by which people prove that an address is theirs. */
export function createVerificationLinks({
  database,
  outbox,
  clock,
  publicUrl,
}: BuiltinIdentityServices): VerificationLinks {
  const send: VerificationLinks['send'] = async (tx, brand, subject, email) => {
    const token = newToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + LIFE_MINUTES * 60_000);
    await replaceLinks(tx, { tokenHash: hashToken(token), subject, purpose: 'verify', createdAt: now, expiresAt });
    const verifyUrl = `${brandOrigin(brand, publicUrl)}/api/identity/verifyEmail/${token}`;
    await outbox.put(tx, brand, email, { kind: 'verify-email', verifyUrl, validForMinutes: LIFE_MINUTES });
  };
  return {
    send,

    async resendVerification(brand, email) {
      await database.asSystem(async (tx) => {
        const identity = await findIdentity(tx, email);
        if (identity !== undefined && identity.verified_at === null) await send(tx, brand, identity.subject, email);
      });
    },

    verifyEmail(token) {
      return database.asSystem(async (tx) => {
        const link = await findLink(tx, hashToken(token), 'verify');
        if (link === undefined) return { result: 'invalid', email: null };
        if (link.verified_at !== null) return { result: 'already_confirmed', email: link.email };
        if (link.used_at !== null || link.expires_at <= clock.now()) return { result: 'expired', email: link.email };
        await markLinkUsed(tx, hashToken(token), clock.now());
        await setVerified(tx, link.subject, clock.now());
        return { result: 'success', email: link.email };
      });
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { hashToken, newToken } from '../../system/tokens.ts';
import { findIdentity, findLink, markLinkUsed, replaceLinks, setVerified } from './builtin-identity.store.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import type { PasswordIdentity } from './password-identity-port.ts';

const LIFE_MINUTES = 24 * 60;

export type VerificationLinks = Pick<PasswordIdentity, 'resendVerification' | 'verifyEmail'> & {
  /** Mails a new link; earlier ones stop working. Without an address the same is done and nobody gets a mail. */
  send(tx: SystemTransaction, brand: Brand, subject: string, email: string | null): Promise<void>;
  /** Takes as many steps with the database as storing a link does, and stores none. */
  storeForNobody(tx: SystemTransaction): Promise<void>;
};

/** Links by which people prove that an address is theirs. */
export function createVerificationLinks({
  database,
  outbox,
  clock,
  publicUrl,
}: BuiltinIdentityServices): VerificationLinks {
  const store = async (tx: SystemTransaction, subject: string) => {
    const token = newToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + LIFE_MINUTES * 60_000);
    await replaceLinks(tx, { tokenHash: hashToken(token), subject, purpose: 'verify', createdAt: now, expiresAt });
    return token;
  };
  const send: VerificationLinks['send'] = async (tx, brand, subject, email) => {
    const token = await store(tx, subject);
    const verifyUrl = `${brandOrigin(brand, publicUrl)}/api/identity/verifyEmail/${token}`;
    await outbox.put(tx, brand, email, { kind: 'verify-email', verifyUrl, validForMinutes: LIFE_MINUTES });
  };
  return {
    send,

    async storeForNobody(tx) {
      await store(tx, randomUUID());
    },

    async resendVerification(brand, email) {
      await database.asSystem(async (tx) => {
        const identity = await findIdentity(tx, email);
        const isOpen = identity !== undefined && identity.verified_at === null;
        // For nobody the same is done, so that the time tells nothing.
        await send(tx, brand, isOpen ? identity.subject : randomUUID(), isOpen ? email : null);
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

import { randomUUID } from 'node:crypto';
import { lockDurationMs } from '@portal/domain/accounts/lock-out.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Database, SystemTransaction } from '../../database/database.ts';
import { recordUse } from '../../database/single-use.store.ts';
import type { MailOutbox } from '../../emails/mail-outbox.ts';
import type { Clock } from '../../system/clock.ts';
import { hashToken, newToken } from '../../system/tokens.ts';
import { BEARER_LIFE_MS, issueBearer, readBearer } from './bearer-token.ts';
import {
  clearFailures,
  countFailure,
  findIdentity,
  findLink,
  insertIdentity,
  lockUntil,
  markLinkUsed,
  replaceLinks,
  setPassword,
  setVerified,
} from './builtin-identity.store.ts';
import type { IdentityPort } from './identity-port.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const VERIFY_LIFE_MINUTES = 24 * 60;
/** ASVS 5.0, 6.6.2 wants such links to be short-lived; ten minutes is too short for a mail that waits, thirty is not long. */
const RESET_LIFE_MINUTES = 30;

export type BuiltinIdentityOptions = {
  readonly database: Database;
  readonly outbox: MailOutbox;
  readonly clock: Clock;
  readonly bearerKey: Buffer;
  readonly publicUrl: string;
};

/** Identity provider on the portal's own tables: argon2id hashes, links stored as hashes, bearers good once. */
export function createBuiltinIdentity({
  database,
  outbox,
  clock,
  bearerKey,
  publicUrl,
}: BuiltinIdentityOptions): IdentityPort {
  async function sendVerifyLink(tx: SystemTransaction, brand: Brand, subject: string, email: string) {
    const token = newToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + VERIFY_LIFE_MINUTES * 60_000);
    await replaceLinks(tx, { tokenHash: hashToken(token), subject, purpose: 'verify', createdAt: now, expiresAt });
    const verifyUrl = `${publicUrl}/api/identity/verifyEmail/${token}`;
    await outbox.put(tx, brand, email, { kind: 'verify-email', verifyUrl, validForMinutes: VERIFY_LIFE_MINUTES });
  }

  return {
    async signUp(brand, email, password) {
      // Hashed before looking, so that the answer takes as long for an address that has an account.
      const passwordHash = await hashPassword(password);
      return database.asSystem(async (tx) => {
        const identity = { subject: randomUUID(), email, passwordHash, verifiedAt: null, createdAt: clock.now() };
        if (await insertIdentity(tx, identity)) {
          await sendVerifyLink(tx, brand, identity.subject, email);
          return 'created';
        }
        const existing = await findIdentity(tx, email);
        if (existing === undefined || existing.verified_at !== null) {
          await outbox.put(tx, brand, email, { kind: 'account-exists', signInUrl: `${publicUrl}/signin` });
          return 'exists';
        }
        // Nobody has proved to own the address yet: the newest sign-up counts, and older links stop working.
        await setPassword(tx, existing.subject, passwordHash);
        await sendVerifyLink(tx, brand, existing.subject, email);
        return 'created';
      });
    },

    async signIn(email, password) {
      const identity = await database.asSystem((tx) => findIdentity(tx, email));
      const matches = await verifyPassword(identity?.password_hash ?? null, password);
      if (identity === undefined) return { kind: 'wrong-credentials' };
      const now = clock.now();
      if (identity.locked_until !== null && identity.locked_until > now)
        return { kind: 'locked', until: identity.locked_until };
      if (!matches) {
        await database.asSystem(async (tx) => {
          const lockMs = lockDurationMs(await countFailure(tx, identity.subject));
          if (lockMs > 0) await lockUntil(tx, identity.subject, new Date(now.getTime() + lockMs));
        });
        return { kind: 'wrong-credentials' };
      }
      if (identity.verified_at === null) return { kind: 'not-verified' };
      if (identity.failed_attempts > 0) await database.asSystem((tx) => clearFailures(tx, identity.subject));
      return { kind: 'bearer', bearer: await issueBearer(bearerKey, identity, newToken(), now) };
    },

    async resendVerification(brand, email) {
      await database.asSystem(async (tx) => {
        const identity = await findIdentity(tx, email);
        if (identity !== undefined && identity.verified_at === null)
          await sendVerifyLink(tx, brand, identity.subject, email);
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

    async redeemBearer(bearer) {
      const now = clock.now();
      const proof = await readBearer(bearerKey, bearer, now);
      if (proof === null) return null;
      const expiresAt = new Date(now.getTime() + 2 * BEARER_LIFE_MS);
      const isFirstUse = await database.asSystem((tx) => recordUse(tx, 'bearer', proof.tokenId, expiresAt, now));
      return isFirstUse ? { subject: proof.subject, email: proof.email } : null;
    },

    async createVerified(tx, email, password) {
      const now = clock.now();
      const passwordHash = await hashPassword(password);
      const identity = { subject: randomUUID(), email, passwordHash, verifiedAt: now, createdAt: now };
      if (await insertIdentity(tx, identity)) return { subject: identity.subject };
      const existing = await findIdentity(tx, email);
      if (existing === undefined || existing.verified_at !== null) return 'exists';
      await setPassword(tx, existing.subject, passwordHash, now);
      return { subject: existing.subject };
    },

    async sendResetLink(brand, email) {
      await database.asSystem(async (tx) => {
        const identity = await findIdentity(tx, email);
        if (identity === undefined) return;
        const token = newToken();
        const now = clock.now();
        const expiresAt = new Date(now.getTime() + RESET_LIFE_MINUTES * 60_000);
        await replaceLinks(tx, {
          tokenHash: hashToken(token),
          subject: identity.subject,
          purpose: 'reset',
          createdAt: now,
          expiresAt,
        });
        const resetUrl = `${publicUrl}/resetPassword/${token}`;
        await outbox.put(tx, brand, email, { kind: 'reset-password', resetUrl, validForMinutes: RESET_LIFE_MINUTES });
      });
    },

    async isResetLinkValid(token) {
      const link = await database.asSystem((tx) => findLink(tx, hashToken(token), 'reset'));
      return link !== undefined && link.used_at === null && link.expires_at > clock.now();
    },

    async resetPassword(token, password) {
      const passwordHash = await hashPassword(password);
      return database.asSystem(async (tx) => {
        const link = await findLink(tx, hashToken(token), 'reset');
        const now = clock.now();
        if (link === undefined || link.used_at !== null || link.expires_at <= now) return null;
        await markLinkUsed(tx, hashToken(token), now);
        // Whoever has the link reads the address's mail, which is all that verification asks for.
        await setPassword(tx, link.subject, passwordHash, link.verified_at ?? now);
        return { subject: link.subject, email: link.email };
      });
    },
  };
}

import { randomUUID } from 'node:crypto';
import { brandOrigin, linkInLanguage } from '../../system/brand-origin.ts';
import { deleteIdentity, findIdentity, insertIdentity, setPassword } from './builtin-identity.store.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import type { IdentityPort } from './identity-port.ts';
import { hashPassword } from './password-hash.ts';
import type { PasswordIdentity } from './password-identity-port.ts';
import { clearFailures } from './sign-in-failures.store.ts';
import type { VerificationLinks } from './verification-links.ts';

/** How accounts come and go: by sign-up, by a proved address, by removal. */
export function createIdentityRegistration(
  { database, outbox, clock, publicUrl }: BuiltinIdentityServices,
  verificationLinks: VerificationLinks,
): Pick<PasswordIdentity, 'signUp'> & Pick<IdentityPort, 'createVerified' | 'removeAccount'> {
  return {
    async signUp(brand, email, password, from) {
      // Hashed before looking, so that the answer takes as long for an address that has an account.
      const passwordHash = await hashPassword(password);
      return database.asSystem(async (tx) => {
        const now = clock.now();
        const identity = { subject: randomUUID(), email, passwordHash, verifiedAt: null, createdAt: now };
        const isNew = await insertIdentity(tx, identity);
        // Looked up in either case, so that the time tells nothing.
        const existing = await findIdentity(tx, email);
        const subject = isNew ? identity.subject : existing?.subject;
        if (subject === undefined || (!isNew && existing?.verified_at !== null)) {
          // So that the time tells nothing.
          await verificationLinks.storeForNobody(tx);
          const { language } = from;
          const signInUrl = linkInLanguage(`${brandOrigin(brand, publicUrl)}/signin`, language);
          const mail = { kind: 'account-exists' as const, signInUrl };
          await outbox.put(tx, brand, from.mayMail ? email : null, mail, { language });
          return 'exists';
        }
        // Nobody has proved to own the address yet: each sign-up waits with a password of its own, which its own link verifies.
        await verificationLinks.send(tx, brand, subject, email, { ...from, passwordHash });
        return 'created';
      });
    },

    async createVerified(tx, email, password) {
      const now = clock.now();
      const passwordHash = await hashPassword(password);
      const identity = { subject: randomUUID(), email, passwordHash, verifiedAt: now, createdAt: now };
      if (await insertIdentity(tx, identity)) return { subject: identity.subject };
      const existing = await findIdentity(tx, email);
      if (existing === undefined || existing.verified_at !== null) return 'exists';
      await setPassword(tx, existing.subject, passwordHash, now);
      await clearFailures(tx, email);
      return { subject: existing.subject };
    },

    removeAccount: deleteIdentity,
  };
}

import { deleteEndedCounts } from '../../database/address-counts.store.ts';
import { createBearerRedemption } from './bearer-redemption.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import { deleteExpiredCodes } from './identity-codes.store.ts';
import type { IdentityPort } from './identity-port.ts';
import { deleteOldSignUps } from './identity-sign-ups.store.ts';
import type { PasswordIdentity } from './password-identity-port.ts';
import { createPasswordSignIn } from './password-sign-in.ts';
import { createIdentityRegistration } from './register-identity.ts';
import { createResetCodes } from './reset-codes.ts';
import { createResetLinks } from './reset-links.ts';
import { deleteOldFailures } from './sign-in-failures.store.ts';
import { createTemporaryPasswords } from './temporary-passwords.ts';
import { createVerificationLinks } from './verification-links.ts';

/** An address whose last wrong password is this old starts from nothing. */
const FAILURES_KEPT_MS = 24 * 60 * 60_000;

/** Longer than any link of theirs works. */
const SIGN_UPS_KEPT_MS = 7 * 24 * 60 * 60_000;

/** Identity provider on the portal's own tables: argon2id hashes, links and codes stored as hashes, bearers good once. */
export function createBuiltinIdentity(services: BuiltinIdentityServices): IdentityPort & PasswordIdentity {
  const verificationLinks = createVerificationLinks(services);
  return {
    ...createIdentityRegistration(services, verificationLinks),
    ...createPasswordSignIn(services),
    ...createBearerRedemption(services),
    ...createResetLinks(services),
    ...createResetCodes(services),
    ...createTemporaryPasswords(services),
    resendVerification: verificationLinks.resendVerification,
    readVerificationLink: verificationLinks.readVerificationLink,
    verifyEmail: verificationLinks.verifyEmail,
    async clearExpired(tx) {
      const now = services.clock.now();
      await deleteOldFailures(tx, new Date(now.getTime() - FAILURES_KEPT_MS));
      await deleteExpiredCodes(tx, now);
      await deleteEndedCounts(tx, now);
      await deleteOldSignUps(tx, new Date(now.getTime() - SIGN_UPS_KEPT_MS));
    },
  };
}

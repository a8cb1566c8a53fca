import { createBearerRedemption } from './bearer-redemption.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import type { IdentityPort } from './identity-port.ts';
import { createPasswordSignIn } from './password-sign-in.ts';
import { createIdentityRegistration } from './register-identity.ts';
import { createResetLinks } from './reset-links.ts';
import { createVerificationLinks } from './verification-links.ts';

/** Identity provider on the portal's own tables: argon2id hashes, links stored as hashes, bearers good once. */
export function createBuiltinIdentity(services: BuiltinIdentityServices): IdentityPort {
  const verificationLinks = createVerificationLinks(services);
  return {
    ...createIdentityRegistration(services, verificationLinks),
    ...createPasswordSignIn(services),
    ...createBearerRedemption(services),
    ...createResetLinks(services),
    resendVerification: verificationLinks.resendVerification,
    verifyEmail: verificationLinks.verifyEmail,
  };
}

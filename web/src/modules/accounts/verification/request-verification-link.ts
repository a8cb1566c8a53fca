import type { IdentityClient } from '../../../portal/identity/identity-client.ts';
import { resendVerification } from './resend-verification.ts';

/** "Request a new verification link": sends another mail, then shows the page that waits for it. */
export async function requestVerificationLink(
  identity: IdentityClient,
  goTo: (path: string) => void,
  email: string,
): Promise<void> {
  if (await resendVerification(identity, email)) goTo('/verify');
}

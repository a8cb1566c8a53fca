import { isApiError } from '../../../api/api-error.ts';
import { notify } from '../../../api/notify.ts';
import type { IdentityClient } from '../../../portal/identity/identity-client.ts';
import { say } from '../../../portal/texts/say.ts';
import { resendVerification as texts } from './verification.texts.ts';
import { noteResend, startVerification, verificationEmail } from './verification-storage.ts';

/** Asks for another verification mail, remembers whose, and says how it went; answers whether it was sent. */
export async function resendVerification(identity: IdentityClient, email: string): Promise<boolean> {
  try {
    await identity.resendConfirmation(email);
    if (verificationEmail() !== email) startVerification(email);
    noteResend(Date.now());
    void notify({ kind: 'success', text: say(texts.verificationEmailHasBeen) });
    return true;
  } catch (error) {
    const early = isApiError(error, 'RESEND_TOO_EARLY') ? error.errors[0]?.message : undefined;
    const text = early ?? say(texts.unableToResendVerification);
    void notify({ kind: early ? 'warning' : 'danger', text });
    return false;
  }
}

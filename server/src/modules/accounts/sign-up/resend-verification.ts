import type { resendVerification as resendCall } from '@portal/contract/accounts/identity.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { recordUse, usedUntil } from '../../../database/single-use.store.ts';
import { MAIL_COOLDOWN_MS } from '../mail-turn.ts';
import type { WithPasswordIdentity } from '../passwords/password-identity-call.ts';

/** Sends the verification link again, once a minute for an address, whether or not it has an account. */
export async function resendVerification(
  { database, passwordIdentity, clock }: WithPasswordIdentity,
  caller: CallerOf<typeof resendCall>,
  { email }: InputOf<typeof resendCall>,
): Promise<AnswerOf<typeof resendCall>> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + MAIL_COOLDOWN_MS);
  const waitUntil = await database.asSystem(async (tx) =>
    (await recordUse(tx, 'resend', email, expiresAt, now)) ? null : usedUntil(tx, 'resend', email, now),
  );
  if (waitUntil !== null) {
    const seconds = Math.max(1, Math.ceil((waitUntil.getTime() - now.getTime()) / 1000));
    throw new AppError('RESEND_TOO_EARLY', { values: { seconds } });
  }
  const { preSessionId: browserId, language } = caller;
  await passwordIdentity.resendVerification(caller.brand, email, { browserId, language });
  return { success: true };
}

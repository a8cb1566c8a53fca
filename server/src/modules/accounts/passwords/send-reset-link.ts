import type { sendResetPasswordMagicLink } from '@portal/contract/accounts/accounts.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { giveBackMailTurn, takeMailTurn } from '../mail-turn.ts';

/** Mails a link for a new password; the answer is the same whether or not there is an account or a mail is due. */
export async function sendResetLink(
  services: Services,
  caller: CallerOf<typeof sendResetPasswordMagicLink>,
  { email, subscriptionId }: InputOf<typeof sendResetPasswordMagicLink>,
): Promise<AnswerOf<typeof sendResetPasswordMagicLink>> {
  const { identity, database, clock } = services;

  if (await takeMailTurn(services, 'reset-link', email)) {
    await identity.sendResetLink(caller.brand, email, caller.language, subscriptionId).catch(async (error: unknown) => {
      await giveBackMailTurn(services, 'reset-link', email);
      throw error;
    });
  }
  await database.asSystem((tx) =>
    auditCaller(tx, caller, clock.now(), { action: 'password.reset-asked', subject: email }),
  );
  return { success: true };
}

import type { answerNewPassword as answerNewPasswordCall } from '@portal/contract/accounts/identity.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { afterPasswordChange } from './after-password-change.ts';
import { checkNewPassword } from './check-password.ts';
import type { WithPasswordIdentity } from './password-identity-call.ts';

/** Replaces a temporary password by an own one, upon which the sign-in goes on (spec part 1, section 4, "change mode"). */
export async function answerNewPassword(
  services: WithPasswordIdentity,
  caller: CallerOf<typeof answerNewPasswordCall>,
  { challenge, password }: InputOf<typeof answerNewPasswordCall>,
): Promise<AnswerOf<typeof answerNewPasswordCall>> {
  const { passwordIdentity, database } = services;

  const account = await passwordIdentity.readNewPasswordChallenge(challenge);
  if (account === null) throw new AppError('NEW_PASSWORD_CHALLENGE_INVALID');
  await checkNewPassword(password, account.email, caller.brand);
  const bearer = await database.asSystem(async (tx) => {
    const proof = await passwordIdentity.answerNewPassword(tx, challenge, password);
    if (proof !== null)
      await afterPasswordChange(services, tx, { ...caller, session: null }, account, 'password.replaced');
    return proof;
  });
  if (bearer === null) throw new AppError('NEW_PASSWORD_CHALLENGE_INVALID');
  return { success: true, bearer };
}

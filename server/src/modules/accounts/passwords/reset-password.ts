import type { resetPassword as resetCall } from '@portal/contract/accounts/accounts.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { afterPasswordChange } from './after-password-change.ts';
import { checkNewPassword } from './check-password.ts';

/** Sets a new password by a mailed link and signs the account out everywhere (spec part 1, section 2, "Reset by link"). */
export async function resetPassword(
  services: Services,
  caller: CallerOf<typeof resetCall>,
  { linkId, password }: InputOf<typeof resetCall>,
): Promise<AnswerOf<typeof resetCall>> {
  const { identity, database, config } = services;

  const check = (email: string) => checkNewPassword(password, email, caller.brand, config.passwordRule);
  await check('');
  await database.asSystem(async (tx) => {
    // Whose link it is becomes known only there, and a password that fits the address changes nothing.
    const account = await identity.resetPassword(tx, linkId, password, ({ email }) => check(email));
    if (account === null) throw new AppError('RESET_LINK_INVALID');
    await afterPasswordChange(services, tx, { ...caller, session: null }, account, 'password.reset');
  });
  return { success: true };
}

import type { confirmForgotPassword as confirmForgotPasswordCall } from '@portal/contract/accounts/identity.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { afterPasswordChange } from './after-password-change.ts';
import { checkNewPassword } from './check-password.ts';
import type { WithPasswordIdentity } from './password-identity-call.ts';

/** Sets a new password by a mailed code and signs the account out everywhere. Wrong codes count, and are logged. */
export async function confirmForgotPassword(
  services: WithPasswordIdentity,
  caller: CallerOf<typeof confirmForgotPasswordCall>,
  { username, code, password }: InputOf<typeof confirmForgotPasswordCall>,
): Promise<AnswerOf<typeof confirmForgotPasswordCall>> {
  const { passwordIdentity, database, clock } = services;

  await checkNewPassword(password, username, caller.brand);
  const account = await database.asSystem(async (tx) => {
    const found = await passwordIdentity.resetByCode(
      tx,
      username,
      code.replace(/\s/g, ''),
      password,
      caller.preSessionId,
    );
    if (found !== null) {
      await afterPasswordChange(services, tx, { ...caller, session: null }, found, 'password.reset');
      return found;
    }
    await auditCaller(tx, caller, clock.now(), { action: 'password.reset-refused', subject: username });
    return null;
  });
  if (account === null) throw new AppError('CODE_INVALID', { field: 'code' });
  return { success: true };
}

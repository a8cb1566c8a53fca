import type { changePassword as changePasswordCall } from '@portal/contract/accounts/identity.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { knownDevice } from '../sign-in/known-device.ts';
import { findSubject } from '../users.store.ts';
import { afterPasswordChange } from './after-password-change.ts';
import { checkNewPassword } from './check-password.ts';
import type { WithPasswordIdentity } from './password-identity-call.ts';

/** Changes the own password, which asks for the current one; all other devices are signed out (ASVS 5.0, 6.2.2 and 6.2.3). */
export async function changePassword(
  services: WithPasswordIdentity,
  caller: CallerOf<typeof changePasswordCall>,
  { currentPassword, password }: InputOf<typeof changePasswordCall>,
): Promise<AnswerOf<typeof changePasswordCall>> {
  const { passwordIdentity, database, clock } = services;

  const { userId, email } = caller.session;
  const subject = await database.onceAsSystem((tx) => findSubject(tx, userId));
  if (subject === null) throw new AppError('NOT_FOUND');
  const check = await passwordIdentity.checkPassword(
    subject,
    currentPassword,
    await knownDevice(database, caller, email),
  );
  if (check.kind === 'locked') {
    const minutes = Math.ceil((check.until.getTime() - clock.now().getTime()) / 60_000);
    throw new AppError('ACCOUNT_LOCKED', { values: { minutes } });
  }
  if (check.kind === 'wrong') throw new AppError('CURRENT_PASSWORD_WRONG', { field: 'currentPassword' });
  await checkNewPassword(password, email, caller.brand);
  await database.asSystem(async (tx) => {
    await passwordIdentity.setPassword(tx, subject, password);
    await afterPasswordChange(services, tx, caller, { subject, email }, 'password.changed');
  });
  return { success: true };
}

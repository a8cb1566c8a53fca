import type { passwordChanged } from '@portal/contract/accounts/password-changed.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { afterPasswordChange } from './after-password-change.ts';

/**
 * Ends an account's other sessions after its password was set at an outside identity provider (ASVS 5.0, 7.4.3). Whoever
 * signs in may do so; with the built-in provider the portal sees to it by itself.
 */
export async function notePasswordChanged(
  services: Services,
  caller: CallerOf<typeof passwordChanged>,
): Promise<AnswerOf<typeof passwordChanged>> {
  const { identity, passwordIdentity, database } = services;

  if (passwordIdentity !== null) throw new AppError('NOT_FOUND');
  const account = caller.bearer === null ? null : await identity.redeemBearer(caller.bearer);
  if (account === null) throw new AppError('BEARER_REJECTED');
  await database.asSystem((tx) => afterPasswordChange(services, tx, caller, account, 'password.changed'));
  return { success: true };
}

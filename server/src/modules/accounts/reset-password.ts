import type { resetPassword as resetCall } from '@portal/contract/accounts/accounts.calls.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { auditCaller } from '../audit/public.ts';
import { checkNewPassword } from './check-password.ts';
import { deleteSessionsOfUser } from './sessions.store.ts';
import { findUserBySubject } from './users.store.ts';

/** Sets a new password by a mailed link and signs the account out everywhere (spec part 1, section 2, "Reset by link"). */
export function createResetPassword({
  identity,
  database,
  outbox,
  clock,
  config,
}: Services): Handler<typeof resetCall> {
  return async (caller, { linkId, password }) => {
    await checkNewPassword(password, '', caller.brand);
    const now = clock.now();
    await database.asSystem(async (tx) => {
      const account = await identity.resetPassword(tx, linkId, password);
      if (account === null) throw new AppError('RESET_LINK_INVALID');
      // Whose link it is becomes known only here; a password that fits the address rolls the reset back.
      await checkNewPassword(password, account.email, caller.brand);
      const user = await findUserBySubject(tx, account.subject);
      if (user !== undefined) await deleteSessionsOfUser(tx, user.user_id);
      const forgotPasswordUrl = `${brandOrigin(caller.brand, config.publicUrl)}/forgotPassword`;
      await outbox.put(tx, caller.brand, account.email, {
        kind: 'password-changed',
        changedAt: now.toISOString(),
        forgotPasswordUrl,
      });
      await auditCaller(tx, caller, now, {
        action: 'password.reset',
        subject: account.email,
        actorId: user?.user_id ?? null,
        orgId: user?.org_id ?? null,
      });
    });
    return { success: true };
  };
}

import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { VerifiedIdentity } from '../../../providers/identity/identity-port.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { auditCaller } from '../../audit/public.ts';
import { accountLanguage } from '../account-language.ts';
import { deleteSessionsOfUser } from '../sign-in/sessions.store.ts';
import { findUserBySubject } from '../users.store.ts';

/**
 * What follows every new password: the account is signed out on all other devices, its owner is told by mail, and the log
 * says how it came about (spec part 1, section 2; ASVS 5.0, 7.4.3).
 * @param action how the password was set, e.g. "password.reset"
 */
export async function afterPasswordChange(
  { outbox, clock, config }: Services,
  tx: SystemTransaction,
  caller: Caller,
  { subject, email }: VerifiedIdentity,
  action: string,
): Promise<void> {
  const now = clock.now();
  const user = await findUserBySubject(tx, subject);
  if (user !== undefined) await deleteSessionsOfUser(tx, user.user_id, caller.session?.sessionId);
  const language = await accountLanguage(tx, caller, email);
  const mail = {
    kind: 'password-changed' as const,
    changedAt: now.toISOString(),
    forgotPasswordUrl: linkInLanguage(`${brandOrigin(caller.brand, config.publicUrl)}/forgotPassword`, language),
  };
  await outbox.put(tx, caller.brand, email, mail, { language });
  await auditCaller(tx, caller, now, {
    action,
    subject: email,
    actorId: user?.user_id ?? null,
    orgId: user?.org_id ?? null,
  });
}

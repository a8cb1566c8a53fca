import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { auditCaller } from '../../audit/public.ts';
import type { SecondFactorChange } from '../emails/second-factor-changed-mail.ts';
import type { SigningIn } from '../sign-in/start-session.ts';

/** Logs a change of somebody's second factor and mails it to them, so that a change by somebody else does not go unseen. */
export async function tellSecondFactorChange(
  { outbox, config }: Pick<Services, 'outbox' | 'config'>,
  tx: SystemTransaction,
  caller: Caller,
  user: SigningIn,
  change: SecondFactorChange,
  now: Date,
  more: { recoveryCodesLeft?: number; staff?: { userId: string; email: string } } = {},
): Promise<void> {
  await outbox.put(tx, caller.brand, user.email, {
    kind: 'second-factor-changed',
    change,
    changedAt: now.toISOString(),
    recoveryCodesLeft: more.recoveryCodesLeft ?? null,
    forgotPasswordUrl: `${brandOrigin(caller.brand, config.publicUrl)}/forgotPassword`,
  });
  await auditCaller(tx, caller, now, {
    action: `second-factor.${change}`,
    subject: user.email,
    actorId: more.staff?.userId ?? user.userId,
    orgId: user.orgId,
    // Members do not see the provider's people, so that the log names them.
    details: more.staff === undefined ? {} : { staff: more.staff.email },
  });
}

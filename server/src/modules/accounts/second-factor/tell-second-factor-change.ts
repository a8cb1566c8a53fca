import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { auditCaller } from '../../audit/public.ts';
import { accountLanguage } from '../account-language.ts';
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
  more: {
    recoveryCodesLeft?: number;
    staff?: { userId: string; email: string };
    details?: Readonly<Record<string, string>>;
  } = {},
): Promise<void> {
  const language = await accountLanguage(tx, caller, user.email);
  const mail = {
    kind: 'second-factor-changed' as const,
    change,
    changedAt: now.toISOString(),
    recoveryCodesLeft: more.recoveryCodesLeft ?? null,
    forgotPasswordUrl: linkInLanguage(`${brandOrigin(caller.brand, config.publicUrl)}/forgotPassword`, language),
  };
  await outbox.put(tx, caller.brand, user.email, mail, { language });
  await auditCaller(tx, caller, now, {
    action: `second-factor.${change}`,
    subject: user.email,
    actorId: more.staff?.userId ?? user.userId,
    orgId: user.orgId,
    // Members do not see the provider's people, so that the log names them.
    details: { ...more.details, ...(more.staff === undefined ? {} : { staff: more.staff.email }) },
  });
}

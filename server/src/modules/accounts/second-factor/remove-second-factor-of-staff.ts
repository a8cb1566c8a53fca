import { TO_STAFF } from '../../../emails/mail-outbox.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { recordAudit } from '../../audit/public.ts';
import { deleteSessionsOfUser } from '../sign-in/sessions.store.ts';
import { findUserByEmail, lockUser } from '../users.store.ts';
import { deleteSecondFactor } from './second-factors.store.ts';

const ACTION = 'second-factor.removed-at-the-server';

/**
 * Removes the second factor of a member of the provider's staff for whoever sits at the server, when no colleague is left who
 * could do it in the console. All sessions of the account end, its owner is told by mail, and the log keeps it.
 * @param email in lower case
 * @returns what was done, or why nothing was
 */
export async function removeSecondFactorOfStaff(
  { database, outbox, clock, brands, config }: Pick<Services, 'database' | 'outbox' | 'clock' | 'brands' | 'config'>,
  email: string,
): Promise<'removed' | 'unknown' | 'not-staff' | 'not-on'> {
  const now = clock.now();
  return database.asSystem(async (tx) => {
    const found = await findUserByEmail(tx, email);
    const user = found === undefined ? undefined : await lockUser(tx, found.user_id);
    if (user === undefined) return 'unknown';
    if (!user.is_staff) return 'not-staff';
    if (!(await deleteSecondFactor(tx, user.user_id))) return 'not-on';
    await deleteSessionsOfUser(tx, user.user_id);
    await outbox.put(
      tx,
      brands.default,
      email,
      {
        kind: 'second-factor-changed',
        change: 'removed-at-the-server',
        changedAt: now.toISOString(),
        recoveryCodesLeft: null,
        forgotPasswordUrl: `${brandOrigin(brands.default, config.publicUrl)}/forgotPassword`,
      },
      TO_STAFF,
    );
    await recordAudit(tx, { at: now, orgId: user.org_id, actorId: null, action: ACTION, subject: email });
    return 'removed';
  });
}

import { randomUUID } from 'node:crypto';
import type * as calls from '@portal/contract/console/console.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { recordUse } from '../../../database/single-use.store.ts';
import { newToken, secretsEqual } from '../../../system/tokens.ts';
import { checkNewPassword, countStaff, createStaffUser } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import type { ConsoleServices, StaffSetup } from '../console-services.ts';

/** A new link; reading the portal's own output is what proves the right to it, so that no default account exists. */
export function createStaffSetup(): StaffSetup {
  return { token: newToken() };
}

/** The address to print at the start; null once there is a staff account. */
export async function staffSetupLink({ database, config, staffSetup }: ConsoleServices): Promise<string | null> {
  const staff = await database.onceAsSystem(countStaff);
  return staff === 0 ? `${config.publicUrl}/console/setup/${staffSetup.token}` : null;
}

/** Whether the link can still be used. */
export async function checkFirstStaffLink(
  { database, staffSetup }: ConsoleServices,
  _caller: CallerOf<typeof calls.checkFirstStaffLink>,
  { linkId }: InputOf<typeof calls.checkFirstStaffLink>,
): Promise<AnswerOf<typeof calls.checkFirstStaffLink>> {
  const isGood = secretsEqual(linkId, staffSetup.token) && (await database.onceAsSystem(countStaff)) === 0;
  if (!isGood) throw new AppError('SETUP_LINK_INVALID');
  return { success: true };
}

/** Makes the first staff account, an owner's. */
export async function createFirstStaff(
  { database, clock, identity, brands, config, staffSetup }: ConsoleServices,
  caller: CallerOf<typeof calls.createFirstStaff>,
  { linkId, password, ...person }: InputOf<typeof calls.createFirstStaff>,
): Promise<AnswerOf<typeof calls.createFirstStaff>> {
  if (!secretsEqual(linkId, staffSetup.token)) throw new AppError('SETUP_LINK_INVALID');
  await checkNewPassword(password, person.email, brands.default, config.passwordRule);
  const userId = randomUUID();
  const now = clock.now();
  await database.asSystem(async (tx) => {
    // A second request waits here until the first has committed.
    const isFirst = await recordUse(tx, 'first-staff', 'first-staff', new Date(now.getTime() + 60_000), now);
    if (!isFirst || (await countStaff(tx)) > 0) throw new AppError('SETUP_LINK_INVALID');
    const account = await identity.createVerified(tx, person.email, password);
    if (account === 'exists') throw new AppError('USERNAME_EXISTS', { field: 'email' });
    const { email, firstName, lastName, jobTitle } = person;
    const name = { firstName, lastName, jobTitle };
    await createStaffUser(tx, { userId, subject: account.subject, email, ...name, staffRole: 'owner', createdAt: now });
    await auditCaller(tx, caller, now, { action: 'staff.created', subject: email, actorId: userId });
  });
  return { success: true };
}

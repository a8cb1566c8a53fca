import { randomUUID } from 'node:crypto';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { newToken } from '../../../system/tokens.ts';
import { findFirmsOfDomain } from '../../phishing/public.ts';
import { findUserName } from '../../profile/public.ts';
import { deleteSessionsOfUser } from '../sign-in/sessions.store.ts';
import { type AdminMailServices, tellAdminChange } from '../tell-admins.ts';
import { deleteAdmin, insertUser, lockAdmins } from '../users.store.ts';
import { isLastKeeper } from './home.store.ts';

type AdmitServices = AdminMailServices & Pick<Services, 'identity'>;
/** Who did it, as the mail to the other admins says. */
type Act = { readonly by: string; readonly at: Date };

/** Whether the firm's proof of an address's domain holds. */
export async function isAddressOfFirm(
  tx: SystemTransaction,
  orgId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const firms = await findFirmsOfDomain(tx, email.slice(email.lastIndexOf('@') + 1), now);
  return firms.some((firm) => firm.orgId === orgId && firm.isProved);
}

/** Makes an admin of somebody new, with a password that nobody knows; the others are told. Null where the address has an account already. */
export async function admitAdmin(
  services: AdmitServices,
  tx: SystemTransaction,
  orgId: string,
  person: { readonly email: string; readonly firstName: string; readonly lastName: string },
  { by, at }: Act,
): Promise<string | null> {
  const account = await services.identity.createVerified(tx, person.email, `${newToken()}aA1`);
  if (account === 'exists') return null;
  const userId = randomUUID();
  await insertUser(tx, { userId, orgId, subject: account.subject, ...person, createdAt: at });
  await tellAdminChange(services, tx, orgId, {
    change: 'joined',
    person: { userId, name: await findUserName(tx, userId), email: person.email },
    by,
    at,
  });
  return userId;
}

/**
 * Removes an admin whom the firm's directory has taken out, with sessions and account; the others are told. The last admin, and the
 * last who keeps another way in than the directory, stays and is only signed out everywhere.
 */
export async function removeAdmin(
  services: AdmitServices,
  tx: SystemTransaction,
  orgId: string,
  userId: string,
  { by, at }: Act,
): Promise<'removed' | 'kept' | 'gone'> {
  const admins = await lockAdmins(tx, orgId);
  const admin = admins.find((one) => one.user_id === userId);
  if (admin === undefined) return 'gone';
  if (admins.length === 1 || (await isLastKeeper(tx, orgId, userId))) {
    await deleteSessionsOfUser(tx, userId);
    return 'kept';
  }
  await deleteAdmin(tx, orgId, userId);
  await services.identity.removeAccount(tx, admin.identity_subject);
  const name = `${admin.first_name} ${admin.last_name}`.trim() || admin.email;
  await tellAdminChange(services, tx, orgId, { change: 'left', person: { userId, name, email: admin.email }, by, at });
  return 'removed';
}

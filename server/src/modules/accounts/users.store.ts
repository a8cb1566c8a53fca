import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import type { SystemTransaction } from '../../database/database.ts';

export type NewUser = {
  userId: string;
  orgId: string | null;
  subject: string;
  email: string;
  firstName?: string;
  lastName?: string;
  jobTitle?: string;
  /** Makes the user one of the provider's staff. */
  staffRole?: StaffRole;
  subscriptionId?: string | null;
  createdAt: Date;
};

export function findUserBySubject(tx: SystemTransaction, subject: string) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'org_id', 'email', 'is_staff'])
    .where('identity_subject', '=', subject)
    .executeTakeFirst();
}

export function findUserByEmail(tx: SystemTransaction, email: string) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'org_id', 'email', 'is_staff'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** The identity provider's name for a user; null for nobody. */
export async function findSubject(tx: SystemTransaction, userId: string): Promise<string | null> {
  const row = await tx.selectFrom('users').select('identity_subject').where('user_id', '=', userId).executeTakeFirst();
  return row?.identity_subject ?? null;
}

export async function insertUser(tx: SystemTransaction, user: NewUser): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      user_id: user.userId,
      org_id: user.orgId,
      identity_subject: user.subject,
      email: user.email,
      first_name: user.firstName ?? '',
      last_name: user.lastName ?? '',
      job_title: user.jobTitle ?? '',
      is_staff: user.staffRole !== undefined,
      staff_role: user.staffRole ?? null,
      subscription_id: user.subscriptionId ?? null,
      created_at: user.createdAt,
    })
    .execute();
}

/** The subscription id with which an organisation's first admin signed up; null without one, or when that admin is gone. */
export async function findSubscriptionIdOfOrganisation(tx: SystemTransaction, orgId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('subscription_id')
    .where('org_id', '=', orgId)
    .where('subscription_id', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.subscription_id ?? null;
}

/** How many staff accounts there are; with none, the portal prints a link to make the first. */
export async function countStaff(tx: SystemTransaction): Promise<number> {
  const row = await tx
    .selectFrom('users')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('is_staff', '=', true)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A user by id, whom other changes of sign-in and second factor leave alone until this transaction has ended. */
export function lockUser(tx: SystemTransaction, userId: string) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'org_id', 'email', 'first_name', 'last_name', 'is_staff'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether an organisation requires a second factor; it cannot change its mind until this transaction has ended. */
export async function isSecondFactorRequired(tx: SystemTransaction, orgId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('organisations')
    .select('second_factor_required')
    .where('org_id', '=', orgId)
    .forShare()
    .executeTakeFirst();
  return row?.second_factor_required ?? false;
}

export async function setSecondFactorRequired(
  tx: SystemTransaction,
  orgId: string,
  isRequired: boolean,
): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ second_factor_required: isRequired })
    .where('org_id', '=', orgId)
    .execute();
}

/** Whether an organisation is suspended; that cannot change until this transaction has ended. */
export async function isSuspended(tx: SystemTransaction, orgId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('organisations')
    .select('suspended_at')
    .where('org_id', '=', orgId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined && row.suspended_at !== null;
}

/** Which of these addresses users of the portal have. */
export async function findTakenAddresses(
  tx: SystemTransaction,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await tx
    .selectFrom('users')
    .select('email')
    .where('email', 'in', [...emails])
    .execute();
  return new Set(rows.map((row) => row.email));
}

/** All admins of an organisation, whom nobody changes until this transaction has ended. */
export function lockAdmins(tx: SystemTransaction, orgId: string) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'email', 'identity_subject', 'first_name', 'last_name'])
    .where('org_id', '=', orgId)
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

/** Removes an admin, with sessions and all that hangs on the account here. */
export async function deleteAdmin(tx: SystemTransaction, orgId: string, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('org_id', '=', orgId).where('user_id', '=', userId).execute();
}

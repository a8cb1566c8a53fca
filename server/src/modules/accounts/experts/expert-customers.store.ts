import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

export type Expert = { readonly userId: string; readonly name: string };

const MAX_EXPERTS = 500;

/** First and last name, or the address where no name is known. */
const nameOfUser = sql<string>`coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)`;

/** All experts by name, with how many customers each is assigned to. */
export async function listExperts(tx: SystemTransaction): Promise<(Expert & { customers: number })[]> {
  return tx
    .selectFrom('users')
    .select(['user_id as userId', nameOfUser.as('name')])
    .select(sql<number>`(select count(*)::int from expert_customers c where c.user_id = users.user_id)`.as('customers'))
    .where('staff_role', '=', 'expert')
    .orderBy(sql`lower(last_name)`)
    .orderBy('email')
    .limit(MAX_EXPERTS)
    .execute();
}

/** Those of these people who are experts, locked, so that nobody's role changes until this transaction has ended. */
export function lockExperts(tx: SystemTransaction, userIds: readonly string[]) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'email', nameOfUser.as('name')])
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .where('staff_role', '=', 'expert')
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

/** Who is assigned to a customer, by name. */
export function listExpertsOf(tx: SystemTransaction, orgId: string): Promise<Expert[]> {
  return tx
    .selectFrom('expert_customers')
    .innerJoin('users', 'users.user_id', 'expert_customers.user_id')
    .select(['users.user_id as userId', nameOfUser.as('name')])
    .where('expert_customers.org_id', '=', orgId)
    .where('users.staff_role', '=', 'expert')
    .orderBy(sql`lower(users.last_name)`)
    .orderBy('users.email')
    .execute();
}

/** The customers that somebody is assigned to, by id. */
export async function listCustomersOf(tx: SystemTransaction, userId: string): Promise<string[]> {
  const rows = await tx.selectFrom('expert_customers').select('org_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.org_id);
}

export async function insertAssignments(
  tx: SystemTransaction,
  orgId: string,
  userIds: readonly string[],
  { byName, at }: { byName: string; at: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('expert_customers')
    .values(userIds.map((userId) => ({ org_id: orgId, user_id: userId, assigned_by_name: byName, assigned_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteAssignments(
  tx: SystemTransaction,
  orgId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('expert_customers')
    .where('org_id', '=', orgId)
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .execute();
}

/** Takes every customer from somebody; how many there were. */
export async function deleteAssignmentsOf(tx: SystemTransaction, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('expert_customers')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ends the visits of experts to customers that they are not assigned to. */
export async function endVisitsOfOthers(tx: SystemTransaction): Promise<void> {
  await sql`delete from service_sessions visit using users
    where users.user_id = visit.staff_id and users.staff_role = 'expert' and not exists (
      select from expert_customers c where c.org_id = visit.org_id and c.user_id = visit.staff_id)`.execute(tx);
}

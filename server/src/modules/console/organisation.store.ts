import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

export function findOrganisation(tx: OrgTransaction) {
  return tx
    .selectFrom('organisations')
    .select(['org_id', 'company_name', 'company_url', 'plan_id', 'subscription_status', 'created_at'])
    .executeTakeFirst();
}

/** The people of the organisation, by name. */
export function listPeople(tx: OrgTransaction) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'email', 'first_name', 'last_name', 'job_title'])
    .orderBy(sql`lower(last_name)`)
    .orderBy('email')
    .limit(500)
    .execute();
}

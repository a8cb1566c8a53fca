import { sql } from 'kysely';
import { containsPattern } from '../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../database/database.ts';

export type OrganisationRow = {
  org_id: string;
  company_name: string;
  plan_id: string;
  subscription_status: string;
  created_at: Date;
  websites: string;
  users: string;
};

/** One page of the customers, newest first, with how many there are in all. */
export async function listOrganisations(
  tx: SystemTransaction,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<{ total: number; rows: OrganisationRow[] }> {
  const matching = tx.selectFrom('organisations').where('company_name', 'ilike', containsPattern(search));
  const { total } = await matching
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['org_id', 'company_name', 'plan_id', 'subscription_status', 'created_at'])
    .select(sql<string>`(select count(*) from websites where websites.org_id = organisations.org_id)`.as('websites'))
    .select(sql<string>`(select count(*) from users where users.org_id = organisations.org_id)`.as('users'))
    .orderBy('created_at', 'desc')
    .orderBy('org_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

import { sql } from 'kysely';
import { containsPattern } from '../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../database/database.ts';

export type OrganisationRow = {
  org_id: string;
  company_name: string;
  plan_id: string;
  subscription_status: string;
  suspended_at: Date | null;
  created_at: Date;
  websites: string;
  users: string;
  last_sign_in_at: Date | null;
  last_scan_at: Date | null;
};

export type OrganisationsSlice = {
  readonly search: string;
  readonly sort: 'newest' | 'oldest' | 'name' | 'name-backwards';
  /** A state of the subscription, `suspended`, or `all`. */
  readonly status: string;
  readonly offset: number;
  readonly limit: number;
};

const ORDERS = {
  newest: sql`organisations.created_at desc, organisations.org_id`,
  oldest: sql`organisations.created_at, organisations.org_id desc`,
  name: sql`organisations.name_in_lower_case, organisations.org_id`,
  'name-backwards': sql`organisations.name_in_lower_case desc, organisations.org_id desc`,
} as const;

/**
 * One page of the customers with how many there are in all. The page is found by ids, which the indexes hold; the rest is read, and
 * what each uses is counted, for its rows alone.
 */
export async function listOrganisations(
  tx: SystemTransaction,
  { search, sort, status, offset, limit }: OrganisationsSlice,
): Promise<{ total: number; rows: OrganisationRow[] }> {
  const matching = tx
    .selectFrom('organisations')
    .$if(search !== '', (query) => query.where('name_in_lower_case', 'like', containsPattern(search.toLowerCase())))
    .$if(status === 'suspended', (query) => query.where('suspended_at', 'is not', null))
    .$if(status !== 'suspended' && status !== 'all', (query) =>
      query.where('subscription_status', '=', status).where('suspended_at', 'is', null),
    );
  const { total } = await matching
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const page = matching.select('org_id').orderBy(ORDERS[sort]).offset(offset).limit(limit);
  const rows = await tx
    .selectFrom(page.as('page'))
    .innerJoin('organisations', 'organisations.org_id', 'page.org_id')
    .select(['organisations.org_id', 'company_name', 'plan_id', 'subscription_status', 'suspended_at', 'created_at'])
    .select([
      sql<string>`(select count(*) from websites w where w.org_id = page.org_id)`.as('websites'),
      sql<string>`(select count(*) from users u where u.org_id = page.org_id)`.as('users'),
      sql<Date | null>`(select max(at) from audit_log a where a.org_id = page.org_id
        and a.action = 'session.created')`.as('last_sign_in_at'),
      sql<Date | null>`(select max(started_at) from scans s where s.org_id = page.org_id)`.as('last_scan_at'),
    ])
    .orderBy(ORDERS[sort])
    .execute();
  return { total: Number(total), rows };
}

import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import { personYear } from '../openings.store.ts';

export type TeamYears = {
  /** The year (from 1) that most people are in, and the latest that anybody is in. */
  readonly most: number;
  readonly latest: number;
  /** Roles that somebody has. */
  readonly roles: readonly string[];
};

/** In which years of their training the people are, and what roles they have. */
export async function findTeamYears(tx: OrgTransaction, today: string): Promise<TeamYears> {
  const { rows } = await sql<TeamYears>`
    select coalesce(mode() within group (order by year), 1)::int as most, coalesce(max(year), 1)::int as latest,
      array(select distinct unnest(roles) from trainees where status = 'active') as roles
    from trainees trainee join training_programmes programme on programme.org_id = trainee.org_id
    cross join lateral ${personYear(today)} years
    where status = 'active'`.execute(tx);
  const [years] = rows;
  if (years === undefined) throw new Error('A count has one row');
  return years;
}

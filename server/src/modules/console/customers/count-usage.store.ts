import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

/**
 * Notes beside every customer what it uses. Only rows whose figures have changed are written. The log is asked back to where it was
 * last: a session that has ended is found there alone.
 */
export async function countUsage(
  tx: SystemTransaction,
  { scansSince, scoresSince }: { readonly scansSince: Date; readonly scoresSince: string },
): Promise<void> {
  // The policies' conditions make the planner expect one row of each table, and then it compares every customer with every other.
  await sql`set local enable_nestloop = off`.execute(tx);
  await sql`
    with
      sites as (select org_id, count(*)::int as figure from websites group by org_id),
      people as (select org_id, count(*)::int as figure from users where org_id is not null group by org_id),
      runs as (select org_id, count(*)::int as figure from scans where started_at > ${scansSince} group by org_id),
      work as (
        select u.org_id, max(s.active_at) as at from sessions s join users u using (user_id)
        where u.org_id is not null group by u.org_id
      ),
      -- From a while before the latest activity that was noted: what is older was counted with it.
      sign_ins as (
        select org_id, max(at) as at from audit_log
        where action = 'session.created'
          and at > coalesce((select max(last_active_at) from organisations), '-infinity') - interval '1 day'
        group by org_id
      ),
      scores as (
        select distinct on (org_id) org_id, score::int as figure from score_days
        where on_day >= ${scoresSince}::date order by org_id, on_day desc
      ),
      counted as (
        select o.org_id,
          coalesce(sites.figure, 0) as websites,
          coalesce(people.figure, 0) as admins,
          coalesce(runs.figure, 0) as scans,
          coalesce(scores.figure, o.counted_score) as score,
          greatest(o.last_active_at, work.at, sign_ins.at) as active_at
        from organisations o
        left join sites using (org_id)
        left join people using (org_id)
        left join runs using (org_id)
        left join scores using (org_id)
        left join work using (org_id)
        left join sign_ins using (org_id)
      )
    update organisations o
    set counted_websites = c.websites, counted_admins = c.admins, counted_scans = c.scans, counted_score = c.score,
      last_active_at = c.active_at
    from counted c
    where o.org_id = c.org_id
      and (o.counted_websites, o.counted_admins, o.counted_scans, o.counted_score, o.last_active_at)
        is distinct from (c.websites, c.admins, c.scans, c.score, c.active_at)`.execute(tx);
}

import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';
import { isCustomer } from '../../../database/sandboxes/customers-that-count.ts';

const total = sql<string>`count(*) over ()`.as('total');

/** Organizations that asked for a plan, the longest waiting first, with how many there are in all. */
export function listAskedPlans(tx: SystemTransaction, limit: number) {
  return tx
    .selectFrom('organisations')
    .select(['org_id as id', 'requested_plan_id as planId', 'company_name as who', 'requested_plan_at as at', total])
    .where('requested_plan_id', 'is not', null)
    .where(isCustomer())
    .orderBy('requested_plan_at')
    .orderBy('org_id')
    .limit(limit)
    .execute();
}

/** Free trials that end soon, the next first, with how many there are in all. */
export function listEndingTrials(tx: SystemTransaction, { from, to, limit }: { from: Date; to: Date; limit: number }) {
  return tx
    .selectFrom('organisations')
    .select(['org_id as id', 'company_name as title', sql<string>`''`.as('who'), 'trial_ends_at as at', total])
    .where('subscription_status', '=', 'INTRIAL')
    .where('trial_ends_at', '>', from)
    .where('trial_ends_at', '<=', to)
    .where('suspended_at', 'is', null)
    .where(isCustomer())
    .where('company_name', '<>', '')
    .orderBy('trial_ends_at')
    .orderBy('org_id')
    .limit(limit)
    .execute();
}

/** How many mails failed since then, and how many jobs failed for good. */
export async function countFailures(tx: SystemTransaction, since: Date): Promise<{ mails: number; jobs: number }> {
  const { rows } = await sql<{ mails: number; jobs: number }>`select
    (select count(*)::integer from mail_log where status = 'failed' and ended_at > ${since} and recipient <> '') as mails,
    (select count(*)::integer from jobs.job where state = 'failed') as jobs`.execute(tx);
  return rows[0] ?? { mails: 0, jobs: 0 };
}

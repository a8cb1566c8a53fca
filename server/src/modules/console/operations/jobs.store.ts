import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

const JOBS_SHOWN = 200;

export type JobRow = {
  id: string;
  name: string;
  state: 'failed' | 'retry';
  retry_count: number;
  created_on: Date;
  start_after: Date;
  error: string | null;
};

/** Jobs that failed for good or wait to be tried again, the newest first. What a job carries stays out. */
export async function listTroubledJobs(tx: SystemTransaction): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select id, name, state::text as state, retry_count, created_on, start_after,
      coalesce(output->>'message', output->'value'->>'message', output::text) as error
    from jobs.job where state in ('failed', 'retry') order by created_on desc, id limit ${JOBS_SHOWN}`.execute(tx);
  return rows;
}

/** How many jobs wait for their first try. */
export async function countWaitingJobs(tx: SystemTransaction): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from jobs.job where state = 'created'`.execute(tx);
  return Number(rows[0]?.count ?? 0);
}

/** Lets the queue try a job again at once; false when it is not one that failed or waits. */
export async function retryJob(tx: SystemTransaction, name: string, jobId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update jobs.job set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1), keep_until = greatest(keep_until, now() + interval '3 days')
    where name = ${name} and id = ${jobId} and state in ('failed', 'retry')`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

import type { SystemTransaction } from '../../database/database.ts';
import { startRunner } from '../../jobs/job-kind.ts';
import type { ServerModule } from '../../server-module.ts';
import { deleteOldCounts } from './check-counts.store.ts';
import { deleteExpiredLeads } from './check-leads.store.ts';
import { deleteExpiredChecks } from './checks.store.ts';
import { outsideCheckCalls } from './outside-check.calls.ts';
import { outsideCheckJob } from './outside-check.kinds.ts';
import type { OutsideCheckServices } from './outside-check-services.ts';
import { createCheckRunner } from './run-check-job.ts';

/** A look waits for other people's servers nearly all of its time. */
const LOOKS_AT_ONCE = 6;
const COUNTS_DAYS = 400;
const DAY_MS = 24 * 60 * 60_000;

/** The check of a domain that is open to everybody. */
export const outsideCheck: ServerModule<OutsideCheckServices> = {
  calls: outsideCheckCalls,
  jobs: [startRunner(outsideCheckJob, LOOKS_AT_ONCE, createCheckRunner)],
  clearExpired,
};

async function clearExpired(tx: SystemTransaction, now: Date): Promise<void> {
  await deleteExpiredChecks(tx, now);
  await deleteExpiredLeads(tx, now);
  await deleteOldCounts(tx, new Date(now.getTime() - COUNTS_DAYS * DAY_MS).toISOString().slice(0, 10));
}

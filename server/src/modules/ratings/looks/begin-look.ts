import { createHash, randomUUID } from 'node:crypto';
import type { AnyTransaction } from '../../../database/database.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { utcDay } from '../rate-stored.ts';
import { lookFromOutsideJob } from '../ratings.kinds.ts';
import { lockRatedCompany, type RatedCompanyRow, startLook } from './rated-companies.store.ts';

const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Looks that a firm may begin on one day, when its address changes or nothing answered: enough to fix it, too few to bother anybody. */
const MAX_LOOKS_A_DAY = 5;

/** Whether a look began, is under way already, or does not begin because today's is done. */
export type LookBegun = 'begun' | 'under-way' | 'fresh' | 'done-today';

/**
 * Begins a look from outside with its job, unless one is under way. `wanted`: a first one or one in place of a rating older than a
 * week, or one in any case; either at most once a day, and more often only after nothing answered or the address has changed.
 */
export async function beginLook(
  tx: AnyTransaction,
  queue: JobQueue,
  { orgId, domain, now, wanted }: { orgId: string; domain: string; now: Date; wanted: 'when-old' | 'in-any-case' },
): Promise<LookBegun> {
  const row = await lockRatedCompany(tx, { orgId, domain, now });
  if (row.domain === domain && row.state === 'measuring') return 'under-way';
  const seenAt = lastSeenAt(row, domain);
  if (wanted === 'when-old' && seenAt !== null && now.getTime() - seenAt.getTime() < WEEK_MS) return 'fresh';
  if (isDoneForToday(row, domain, now)) return 'done-today';
  await enqueueLook(tx, queue, row, { domain, now, looks: looksOn(row, now) + 1 });
  return 'begun';
}

/** Whether there is no more look on this day: one that saw something is enough, and so are five of any kind. */
export function isDoneForToday(row: RatedCompanyRow, domain: string, now: Date): boolean {
  const seenAt = lastSeenAt(row, domain);
  return (seenAt !== null && utcDay(seenAt) === utcDay(now)) || looksOn(row, now) >= MAX_LOOKS_A_DAY;
}

/** When the last look saw something of this domain; null after one that gave nothing. */
const lastSeenAt = (row: RatedCompanyRow, domain: string) =>
  row.domain === domain && row.state === 'idle' ? row.looked_at : null;

/** How many looks have begun on this day. */
const looksOn = (row: RatedCompanyRow, now: Date) => (row.looks_on === utcDay(now) ? row.looks : 0);

/** Begins a look of a locked row. */
export async function enqueueLook(
  tx: AnyTransaction,
  queue: JobQueue,
  row: Pick<RatedCompanyRow, 'org_id'>,
  { domain, now, looks }: { domain: string; now: Date; looks: number },
): Promise<void> {
  const lookId = randomUUID();
  const orgId = row.org_id;
  const nextLookAt = nextLook(orgId, now);
  await startLook(tx, { orgId, lookId, domain, now, looksOn: utcDay(now), looks, nextLookAt });
  await queue.enqueue(tx, lookFromOutsideJob, { lookId });
}

/** A week on, at an hour of the firm's own, so that firms which came together do not stay together. */
export function nextLook(orgId: string, now: Date): Date {
  const hours = createHash('sha256').update(orgId).digest().readUInt16BE(0) % 24;
  return new Date(now.getTime() + WEEK_MS + hours * HOUR_MS);
}

import type { Services } from '../../../services.ts';
import { countUsage } from './count-usage.store.ts';

const DAY_MS = 24 * 60 * 60_000;
const RECENT_MS = 30 * DAY_MS;
/** Each firm has a score a day; one that was missed leaves the one before. */
const SCORES_MS = 3 * DAY_MS;

/** The instant from which scans count as recent: 30 days ago. */
export function recentScansSince(now: Date): Date {
  return new Date(now.getTime() - RECENT_MS);
}

/** Counts what every customer uses, so that the console's list can be ordered by it. Run again and again. */
export function countUsageOfCustomers({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const scoresSince = new Date(now.getTime() - SCORES_MS).toISOString().slice(0, 10);
  return database.asSystem((tx) => countUsage(tx, { scansSince: recentScansSince(now), scoresSince }));
}

import type { Services } from '../../../services.ts';
import { countUsage } from './count-usage.store.ts';

const RECENT_MS = 30 * 24 * 60 * 60_000;

/** The instant from which scans count as recent: 30 days ago. */
export function recentScansSince(now: Date): Date {
  return new Date(now.getTime() - RECENT_MS);
}

/** Counts what every customer uses, so that the console's list can be ordered by it. Run again and again. */
export function countUsageOfCustomers({ database, clock }: Services): Promise<void> {
  return database.asSystem((tx) => countUsage(tx, recentScansSince(clock.now())));
}

import type { SystemTransaction } from '../../database/database.ts';

const DAY_MS = 24 * 60 * 60_000;
/** As long as an incident counts. */
const HISTORY_DAYS = 731;

/** Forgets everything of an organisation's ratings. */
export async function resetRatings(tx: SystemTransaction, orgId: string): Promise<void> {
  const tables = [
    'rated_companies',
    'rating_measurements',
    'rating_findings',
    'rating_incidents',
    'rating_reports',
  ] as const;
  for (const table of tables) await tx.deleteFrom(table).where('org_id', '=', orgId).execute();
}

/** Deletes reports past their time, and ratings and fixed findings that are older than two years. */
export async function deleteOldRatings(tx: SystemTransaction, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const day = since.toISOString().slice(0, 10);
  await tx.deleteFrom('rating_reports').where('kept_until', '<=', now).execute();
  await tx.deleteFrom('rating_measurements').where('on_day', '<', day).execute();
  await tx.deleteFrom('rating_findings').where('gone_at', '<', since).execute();
}

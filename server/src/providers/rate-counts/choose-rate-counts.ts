import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { createPostgresRateCounts } from './postgres-rate-counts.store.ts';
import type { RateCountsPort } from './rate-counts-port.ts';

/** Valkey or Redis where one is set, else the portal's own database. */
export async function chooseRateCounts(
  { rateLimitsUrl }: Pick<Config, 'rateLimitsUrl'>,
  database: Database,
  report: (error: unknown) => void,
): Promise<RateCountsPort> {
  if (rateLimitsUrl === null) return createPostgresRateCounts(database);
  const { createRedisRateCounts } = await import('./redis-rate-counts.ts');
  return createRedisRateCounts(rateLimitsUrl, report);
}

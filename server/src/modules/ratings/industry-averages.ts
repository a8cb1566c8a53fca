import { type IndustryAverage, portalMedian } from '@portal/domain/ratings/industry-average.ts';
import { RATING_MODEL } from '@portal/domain/ratings/rate-surface.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../system/clock.ts';
import { listIndustryRatings } from './looks/measurements.store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A firm that was not looked at for so long says nothing about today. */
const CURRENT_DAYS = 60;

/** What firms of an industry have on average. */
export type IndustryAverages = {
  /** By the industry's code; null while too few firms of it are rated here. */
  of(industry: string): Promise<IndustryAverage | null>;
};

/** The portal's own median where at least 30 firms are rated by the current rules, counted once a day. */
export function createIndustryAverages(database: Database, clock: Clock): IndustryAverages {
  const counted = new Map<string, { readonly day: string; readonly average: Promise<IndustryAverage | null> }>();
  const count = async (industry: string, now: Date, day: string) => {
    const since = new Date(now.getTime() - CURRENT_DAYS * DAY_MS).toISOString().slice(0, 10);
    const ratings = await database.onceAsSystem((tx) =>
      listIndustryRatings(tx, { industry, since, model: RATING_MODEL }),
    );
    return portalMedian(ratings, day);
  };
  return {
    of(industry) {
      const now = clock.now();
      const day = now.toISOString().slice(0, 10);
      const known = counted.get(industry);
      if (known?.day === day) return known.average;
      const average = count(industry, now, day);
      counted.set(industry, { day, average });
      average.catch(() => counted.delete(industry));
      return average;
    },
  };
}

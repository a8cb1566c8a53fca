import type { SystemTransaction } from '../../../database/database.ts';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import type { DashboardServices } from '../dashboard-services.ts';
import { readSituation } from '../situation.ts';
import { deleteScoreDaysBefore, keepScoreDay, keepWorstPoint, listFirmsWithoutScore } from './score-days.store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Two years, like ratings. */
const KEPT_DAYS = 731;
/** So many at a time: each is a few short statements. */
const AT_ONCE = 50;

/** The day of an instant, by UTC, so that a firm has one score a day whatever its brand's time zone. */
export const scoreDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/**
 * Keeps today's score of every firm that has none yet, for the line on its first page, and beside the firm the worst that stands open.
 * @returns how many were kept
 */
export function keepScores(services: DashboardServices): Promise<number> {
  const { database, clock, brands, log } = services;
  const day = scoreDay(clock.now());
  return oneByOne(log, {
    name: 'score of the day',
    list: (after) => database.onceAsSystem((tx) => listFirmsWithoutScore(tx, day, { after, limit: AT_ONCE })),
    keyOf: ({ orgId }) => orgId,
    work: async ({ orgId, brandId }) => {
      const brand = await brands.byId(brandId);
      const { score, worstPoint } = await readSituation(services, { session: { orgId, userId: null }, brand });
      await database.inOrg(orgId, async (tx) => {
        await keepScoreDay(tx, orgId, { day, score: score.score });
        await keepWorstPoint(tx, orgId, worstPoint);
      });
    },
  });
}

/** Forgets the score of days that are older than two years. */
export async function deleteOldScores(tx: SystemTransaction, now: Date): Promise<void> {
  await deleteScoreDaysBefore(tx, scoreDay(new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
}

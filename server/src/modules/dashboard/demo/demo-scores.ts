import type { DemoFirm } from '../../../module-demo.ts';
import type { DashboardServices } from '../dashboard-services.ts';
import { scoreDay } from '../score/keep-scores.ts';
import { keepScoreDay, keepWorstPoint } from '../score/score-days.store.ts';
import { readSituation } from '../situation.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Which share of today's points the firm had from so many days ago on: it rose with each measure. */
const PATH: readonly (readonly [daysAgo: number, share: number])[] = [
  [150, 0.35],
  [128, 0.45],
  [97, 0.55],
  [70, 0.7],
  [41, 0.85],
  [12, 0.95],
];
/** What holds the score down now was found so long ago. */
const HELD_DAYS = 3;

/** The half-year of the demonstration's score, which ends where its facts put it today. */
export async function finishDemo({ orgId, now }: DemoFirm, services: DashboardServices): Promise<void> {
  const asker = { session: { orgId, userId: null }, brand: services.brands.default };
  const { score, worstPoint } = await readSituation(services, asker);
  await services.database.inOrg(orgId, async (tx) => {
    await keepWorstPoint(tx, orgId, worstPoint);
    for (let daysAgo = PATH[0]?.[0] ?? 0; daysAgo > 0; daysAgo -= 1) {
      const share = PATH.findLast(([from]) => from >= daysAgo)?.[1] ?? 1;
      const of = daysAgo > HELD_DAYS ? Math.round(score.points * share) : score.score;
      await keepScoreDay(tx, orgId, { day: scoreDay(new Date(now.getTime() - daysAgo * DAY_MS)), score: of });
    }
  });
}

import type { DemoFirm } from '../../../module-demo.ts';
import type { DashboardServices } from '../dashboard-services.ts';
import { scoreDay } from '../score/keep-scores.ts';
import { keepScoreDay } from '../score/score-days.store.ts';
import { readSituation } from '../situation.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How far below today's points the firm was from so many days ago on: it rose with each measure. */
const PATH: readonly (readonly [daysAgo: number, below: number])[] = [
  [150, 24],
  [128, 21],
  [97, 15],
  [70, 11],
  [41, 6],
  [12, 1],
];
/** What holds the score down now was found so long ago. */
const HELD_DAYS = 3;

/** The half-year of the demonstration's score, which ends where its facts put it today. */
export async function finishDemo({ orgId, now }: DemoFirm, services: DashboardServices): Promise<void> {
  const { score } = await readSituation(services, { session: { orgId, userId: null }, brand: services.brands.default });
  await services.database.inOrg(orgId, async (tx) => {
    for (let daysAgo = PATH[0]?.[0] ?? 0; daysAgo > 0; daysAgo -= 1) {
      const below = PATH.findLast(([from]) => from >= daysAgo)?.[1] ?? 0;
      const of = daysAgo > HELD_DAYS ? Math.max(0, Math.round(score.points) - below) : score.score;
      await keepScoreDay(tx, orgId, { day: scoreDay(new Date(now.getTime() - daysAgo * DAY_MS)), score: of });
    }
  });
}

import { OPEN_SEVERITIES, type OpenPoint } from '@portal/domain/dashboard/score/open-point.ts';
import { type RawBuilder, sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { cut } from '../../../documents/cut.ts';

/** The score of a day such as "2026-11-22". */
export type ScoreDay = { readonly day: string; readonly score: number };

/** Days of a firm's score from a day on, the oldest first: one value of a larger statement. */
export function selectScoreDays(since: string): RawBuilder<ScoreDay[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('day', on_day, 'score', score) order by on_day), '[]')
    from score_days where on_day >= ${since}
  )`;
}

/** Keeps the score of a day; the first of a day stays. */
export async function keepScoreDay(tx: OrgTransaction, orgId: string, { day, score }: ScoreDay): Promise<void> {
  await tx
    .insertInto('score_days')
    .values({ org_id: orgId, on_day: day, score })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Titles that experts write are no longer. */
const LONGEST_POINT = 160;

/** Notes beside a firm the worst that stands open there, for the console's list; the row is written only when that has changed. */
export async function keepWorstPoint(tx: OrgTransaction, orgId: string, point: OpenPoint | null): Promise<void> {
  const noted = {
    worst_point: point === null ? '' : cut(point.what, LONGEST_POINT),
    worst_point_rank: point === null ? 0 : OPEN_SEVERITIES.length - OPEN_SEVERITIES.indexOf(point.severity),
  };
  await tx
    .updateTable('organisations')
    .set(noted)
    .where('org_id', '=', orgId)
    .where(({ eb, or }) =>
      or([eb('worst_point', '<>', noted.worst_point), eb('worst_point_rank', '<>', noted.worst_point_rank)]),
    )
    .execute();
}

type FirmOfBrand = { readonly orgId: string; readonly brandId: string };

/** Firms without a score of the day, with the brand whose time and language they live by. */
export function listFirmsWithoutScore(
  tx: SystemTransaction,
  day: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<FirmOfBrand[]> {
  return tx
    .selectFrom('organisations')
    .select(['org_id as orgId', 'brand_id as brandId'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('score_days')
            .select('score')
            .whereRef('score_days.org_id', '=', 'organisations.org_id')
            .where('on_day', '=', day),
        ),
      ),
    )
    .$if(after !== null, (query) => query.where('org_id', '>', after))
    .orderBy('org_id')
    .limit(limit)
    .execute();
}

/** Deletes days before a day. */
export async function deleteScoreDaysBefore(tx: SystemTransaction, day: string): Promise<void> {
  await tx.deleteFrom('score_days').where('on_day', '<', day).execute();
}

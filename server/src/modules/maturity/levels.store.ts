import { type RawBuilder, sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

/** How the firm stood at the end of a day; the instant is an ISO string. */
export type LevelRow = {
  readonly at: string;
  readonly overall: number;
  readonly average: number;
  readonly answered: number;
  readonly elements: number;
};

/** More days than these are not drawn: about three years of weekly answers. */
const MAX_DAYS = 150;

/** The days on which something was answered, oldest first: one value of a larger statement. */
export function selectLevels(): RawBuilder<LevelRow[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('at', at, 'overall', overall, 'average', average,
      'answered', answered, 'elements', elements) order by on_day), '[]')
    from (select * from maturity_levels order by on_day desc limit ${MAX_DAYS}::int) latest
  )`;
}

/** Keeps how the firm stands on a day, over what the day had before. */
export async function putLevel(
  tx: OrgTransaction,
  orgId: string,
  onDay: string,
  level: Omit<LevelRow, 'at'> & { readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('maturity_levels')
    .values({ org_id: orgId, on_day: onDay, ...level })
    .onConflict((conflict) => conflict.columns(['org_id', 'on_day']).doUpdateSet(level))
    .execute();
}

/** Forgets a day on which every answer was taken back. */
export async function deleteLevel(tx: OrgTransaction, onDay: string): Promise<void> {
  await tx.deleteFrom('maturity_levels').where('on_day', '=', onDay).execute();
}

import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';

type Counted = { readonly onDay: string; readonly brandId: string; readonly channel: string };

/** Counts a check or a lead of a channel. */
export async function countOf(
  tx: SystemTransaction,
  what: 'checks' | 'leads',
  { onDay, brandId, channel }: Counted,
): Promise<void> {
  await tx
    .insertInto('outside_check_counts')
    .values({ on_day: onDay, brand_id: brandId, channel, checks: 0, leads: 0, [what]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['on_day', 'brand_id', 'channel'])
        .doUpdateSet((expression) => ({ [what]: expression(`outside_check_counts.${what}`, '+', 1) })),
    )
    .execute();
}

/** What each channel brought since a day, the most checks first. */
export function sumCounts(tx: SystemTransaction, sinceDay: string) {
  return tx
    .selectFrom('outside_check_counts')
    .select([
      'brand_id',
      'channel',
      sql<number>`sum(checks)::int`.as('checks'),
      sql<number>`sum(leads)::int`.as('leads'),
    ])
    .where('on_day', '>=', sinceDay)
    .groupBy(['brand_id', 'channel'])
    .orderBy('checks', 'desc')
    .orderBy('channel')
    .limit(100)
    .execute();
}

/** Deletes counts before a day. */
export async function deleteOldCounts(tx: SystemTransaction, beforeDay: string): Promise<void> {
  await tx.deleteFrom('outside_check_counts').where('on_day', '<', beforeDay).execute();
}

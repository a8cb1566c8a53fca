import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { hashToken } from '../../system/tokens.ts';
import type { RateCountsPort } from './rate-counts-port.ts';

/** Counts in a table that is not logged; keys are stored as hashes, because they name network addresses. */
export function createPostgresRateCounts(database: Database): RateCountsPort {
  return {
    add: (key, more, windowMs) =>
      database.onceAsSystem(async (tx) => {
        const { rows } = await sql<{ counted: number; ms_left: number }>`
          insert into rate_counts as kept (key_hash, counted, ends_at)
          values (${hashToken(key)}, ${more}, clock_timestamp() + ${windowMs}::integer * interval '1 millisecond')
          on conflict (key_hash) do update set
            counted = case when kept.ends_at <= clock_timestamp() then 0 else kept.counted end + excluded.counted,
            ends_at = case when kept.ends_at <= clock_timestamp() then excluded.ends_at else kept.ends_at end
          returning counted, greatest(0, extract(epoch from ends_at - clock_timestamp()) * 1000)::integer as ms_left`.execute(
          tx,
        );
        const [row] = rows;
        if (row === undefined) throw new Error('The count was not answered');
        return { counted: row.counted, msLeft: row.ms_left };
      }),

    async clearExpired() {
      await database.asSystem((tx) =>
        tx.deleteFrom('rate_counts').where('ends_at', '<=', sql<Date>`clock_timestamp()`).execute(),
      );
    },

    close: async () => undefined,
  };
}

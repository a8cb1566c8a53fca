import { expect, test } from 'vitest';
import { createDatabase } from '../../database/database.ts';
import { createPool } from '../../database/pools.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createPostgresRateCounts } from './postgres-rate-counts.store.ts';
import { describeRateCountsPort } from './rate-counts.suite.ts';

async function open() {
  const database = await createTestDatabase();
  const pools = [0, 1].map(() => createPool(database.connection, () => undefined));
  const [one, other] = pools.map((pool) => createPostgresRateCounts(createDatabase(pool)));
  if (one === undefined || other === undefined) throw new Error('There are two');
  return {
    database,
    counts: [one, other] as const,
    async close() {
      await Promise.all(pools.map((pool) => pool.end()));
      await database.drop();
    },
  };
}

describeRateCountsPort(open);

test('what has ended is cleared away, what counts still stays, and no address is kept', async () => {
  const { database, counts, close } = await open();
  await counts[0].add('10.1.2.3', 1, 60_000);
  await counts[0].add('10.1.2.4', 1, 1);
  await expect
    .poll(async () => {
      await counts[0].clearExpired();
      return (await database.query('select * from rate_counts')).length;
    })
    .toBe(1);
  expect(JSON.stringify(await database.query('select * from rate_counts'))).not.toContain('10.1.2.3');
  await close();
});

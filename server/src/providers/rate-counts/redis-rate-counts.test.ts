import { expect, test } from 'vitest';
import { startRedisStandIn } from '../../testing/redis-stand-in.ts';
import { describeRateCountsPort } from './rate-counts.suite.ts';
import { createRedisRateCounts } from './redis-rate-counts.ts';

/** A server that is here already, to run the same suite against the real one; else a stand-in of our own. */
const given = process.env.TEST_REDIS_URL;

describeRateCountsPort(async () => {
  const standIn = await startRedisStandIn();
  const connect = () => createRedisRateCounts(given ?? standIn.url, () => undefined);
  const counts = [await connect(), await connect()] as const;
  return {
    counts,
    async close() {
      await Promise.all(counts.map((one) => one.close()));
      await standIn.stop();
    },
  };
});

test('a store that is away does not keep the portal from starting; additions fail at once and are reported', async () => {
  const standIn = await startRedisStandIn();
  const reported: unknown[] = [];
  await standIn.stop();
  const counts = await createRedisRateCounts(standIn.url, (error) => void reported.push(error));
  await expect(counts.add('a key', 1, 60_000)).rejects.toThrow();
  expect(reported.length).toBeGreaterThan(0);
  await counts.close();
});

test('a store that says nothing fails in time', async () => {
  const standIn = await startRedisStandIn();
  const counts = await createRedisRateCounts(standIn.url, () => undefined);
  standIn.fallSilent();
  await expect(counts.add('a key', 1, 60_000)).rejects.toThrow();
  await counts.close();
  await standIn.stop();
});

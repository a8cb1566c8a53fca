import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database } from '../database/database.ts';
import { createPool } from '../database/pools.ts';
import { runScanJob } from '../modules/monitoring/monitoring.kinds.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { createListener } from './listen.ts';

let testDatabase: TestDatabase;
let database: Database;
let endPool: () => Promise<void>;
let queues: JobQueue[];

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  const pool = createPool(testDatabase.connection, () => undefined);
  endPool = () => pool.end();
  database = createDatabase(pool);
  queues = [];
});
afterEach(async () => {
  for (const queue of queues) await queue.stop(1000);
  await endPool();
  await testDatabase.drop();
});

async function startQueue(): Promise<JobQueue> {
  const queue = createJobQueue(testDatabase.connection, true, () => undefined);
  await queue.start();
  queues.push(queue);
  return queue;
}
const states = () => testDatabase.query<{ state: string }>('select state from jobs.job order by created_on');

test('a job comes with the transaction that causes it, and goes with it', async () => {
  const queue = await startQueue();
  const failed = database.asSystem(async (tx) => {
    await queue.enqueue(tx, runScanJob, { scanId: 'lost' });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await states()).toEqual([]);
  await database.asSystem((tx) => queue.enqueue(tx, runScanJob, { scanId: 'kept' }));
  expect(await states()).toEqual([{ state: 'created' }]);
});

test('every job is worked off once by two workers, and one that fails is tried again', async () => {
  const [one, other] = [await startQueue(), await startQueue()];
  const seen: string[] = [];
  const done = Promise.withResolvers<void>();
  const handler = async ({ scanId: name }: { scanId: string }) => {
    seen.push(name);
    if (name === 'job 3' && seen.filter((entry) => entry === name).length === 1) throw new Error('not yet');
    if (seen.length === 11) done.resolve();
  };
  await one.work(runScanJob, 2, handler);
  await other.work(runScanJob, 2, handler);
  for (let count = 0; count < 10; count += 1) {
    await database.asSystem((tx) => one.enqueue(tx, runScanJob, { scanId: `job ${count}` }));
  }
  await done.promise;
  const expected = [...Array.from({ length: 10 }, (_, count) => `job ${count}`), 'job 3'];
  expect(seen.toSorted()).toEqual(expected.toSorted());
});

test('a queue that is stopped while it begins to listen stops', async () => {
  const listen = createListener(testDatabase.connection, () => undefined);
  for (const wait of [0, 1, 5, 20]) {
    const listener = await listen(
      'jobs_of_test',
      () => undefined,
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, wait));
    await listener.close();
  }
}, 20_000);

test('stopping waits for the job at work', async () => {
  const queue = await startQueue();
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  await queue.work(runScanJob, 1, async () => {
    entered.resolve();
    await leave.promise;
  });
  await database.asSystem((tx) => queue.enqueue(tx, runScanJob, { scanId: 'one' }));
  await entered.promise;
  const stopped = queue.stop(10_000);
  leave.resolve();
  await stopped;
  expect(await states()).toEqual([{ state: 'completed' }]);
});

test('a job whose worker is stopped in the midst of it goes back to the queue', async () => {
  const queue = await startQueue();
  const entered = Promise.withResolvers<void>();
  await queue.work(runScanJob, 1, async (_data, { signal }) => {
    entered.resolve();
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  });
  await database.asSystem((tx) => queue.enqueue(tx, runScanJob, { scanId: 'one' }));
  await entered.promise;
  await queue.stop(500);
  expect(await states()).toEqual([{ state: 'retry' }]);
});

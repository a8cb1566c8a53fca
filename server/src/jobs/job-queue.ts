import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { AnyTransaction } from '../database/database.ts';
import { createPool } from '../database/pools.ts';
import type { DatabaseConnection } from '../database/postgres/servers.ts';
import { JOBS_SCHEMA } from './install-queues.ts';
import { createJobDatabase } from './job-database.ts';
import type { JobAtWork, JobKind } from './job-kind.ts';
import { createListener } from './listen.ts';

/** Work that happens outside requests; a job is stored in the transaction that causes it, so neither comes without the other. */
export type JobQueue = {
  enqueue<Schema extends z.ZodType>(
    tx: AnyTransaction,
    kind: JobKind<Schema>,
    payload: z.input<Schema>,
    options?: { singletonKey?: string /** Higher ones come first; 0 when left out. */; priority?: number },
  ): Promise<void>;
  /** Works off one kind of job; a handler that throws is tried again, and any handler may run twice. */
  work<Schema extends z.ZodType>(
    kind: JobKind<Schema>,
    concurrency: number,
    handler: (payload: z.output<Schema>, job: JobAtWork) => Promise<void>,
  ): Promise<void>;
  start(): Promise<void>;
  /** Takes no more jobs and waits for the running ones for up to `timeoutMs`; what is left goes back to the queue. */
  stop(timeoutMs: number): Promise<void>;
};

/** Job queue on pg-boss; `isWorker` processes also look after jobs of workers that died. */
export function createJobQueue(
  connection: DatabaseConnection,
  isWorker: boolean,
  onError: (error: unknown) => void,
): JobQueue {
  const pool = createPool(connection, onError, { size: isWorker ? 4 : 1, applicationName: 'portal jobs' });
  const boss = new PgBoss({
    db: createJobDatabase(pool, createListener(connection, onError)),
    schema: JOBS_SCHEMA,
    createSchema: false,
    migrate: false,
    supervise: isWorker,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    useListenNotify: isWorker,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    queueCacheIntervalSeconds: 2,
  });
  boss.on('error', onError);
  return {
    async enqueue(tx, kind, payload, options = {}) {
      await boss.send(kind.name, payload as object, { ...options, db: fromKysely(tx) });
    },
    async work(kind, concurrency, handler) {
      const settings = {
        localConcurrency: concurrency,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
        batchSize: 1,
        // While jobs wait, the next one is taken at once; without it each worker does one a second.
        burstWhenReadyExceeds: 1,
      };
      await boss.work<unknown>(kind.name, settings, async (jobs) => {
        for (const job of jobs) await handler(kind.payload.parse(job.data), job);
      });
    },
    async start() {
      await boss.start();
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs });
      await pool.end();
    },
  };
}

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServedCall } from './call/bind-call.ts';
import type { Config } from './config/config.ts';
import { createServices } from './create-services.ts';
import { createDatabase } from './database/database.ts';
import { createPool } from './database/pools.ts';
import type { DatabaseConnection } from './database/postgres/servers.ts';
import { closeHttpServer } from './http/close-http-server.ts';
import { createHealthServer } from './http/health-server.ts';
import { createMetrics } from './http/metrics.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { staffSetupLink } from './modules/console/staff/staff-setup.ts';
import { createPortalHttp } from './portal-http.ts';
import type { PortalServices } from './portal-services.ts';
import { chooseMail } from './providers/mail/choose-mail.ts';
import { chooseRateCounts } from './providers/rate-counts/choose-rate-counts.ts';
import { chooseTelemetry } from './providers/telemetry/choose-telemetry.ts';
import { servedCalls } from './served-calls.ts';
import { type WaitFor, waitWithoutLimit } from './stop-on-signal.ts';
import type { Clock } from './system/clock.ts';
import type { Secrets } from './system/secrets.ts';
import { startWorker } from './worker.ts';

/** Requests get this long to be answered when the portal stops. */
const REQUESTS_GRACE_MS = 4000;
/** Jobs get this long to end when the portal stops; what is left goes back to the queue. */
const JOBS_GRACE_MS = 4000;

export type Portal = {
  readonly http: FastifyInstance;
  /** What a process without the role `web` answers: whether it is well, and its figures; null for others, whose `http` answers that too. */
  readonly health: FastifyInstance | null;
  readonly services: PortalServices;
  /** Every call with its use case, for the tests that go through all of them. */
  readonly calls: readonly ServedCall[];
  /** Address at which the first staff account is made; null once there is one. */
  staffSetupLink(): Promise<string | null>;
  /** Starts the job worker, where this process has that role. */
  startJobs(): Promise<void>;
  /** Answers what was asked, lays jobs down, closes everything. */
  stop(waitFor?: WaitFor): Promise<void>;
};

export type PortalOptions = {
  readonly config: Config;
  readonly connection: DatabaseConnection;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Logger;
  /** Folder of the built browser app; null serves the calls alone. */
  readonly distFolder: string | null;
};

/** Puts the portal together: the one place that names adapters. */
export async function createPortal({
  config,
  connection,
  secrets,
  clock,
  log,
  distFolder,
}: PortalOptions): Promise<Portal> {
  const isWorker = config.roles.includes('worker');
  const pool = createPool(connection, (error) => log.warn({ error }, 'a database connection was lost'));
  const database = createDatabase(pool);
  const queue = createJobQueue(connection, isWorker, (error) => log.warn({ error }, 'the job queue reports'));
  const rateCounts = await chooseRateCounts(config, database, (error) =>
    log.warn({ error }, 'the store of the rate limits did not answer as expected'),
  );
  const services = await createServices({ config, secrets, clock, log, database, queue, rateCounts });
  const metrics = createMetrics(database);
  const telemetry = await chooseTelemetry(config, metrics.registry, log);
  const calls = servedCalls(services, telemetry);
  const state = { isClosing: false };
  const isClosing = () => state.isClosing;
  const metricsToken = config.metricsToken ?? secrets.metricsToken;
  const health = config.roles.includes('web')
    ? null
    : createHealthServer({ database, metrics, metricsToken, isClosing });
  const http = await createPortalHttp({
    services,
    calls,
    secrets,
    metrics,
    metricsToken,
    telemetry,
    isClosing,
    distFolder,
  });
  let worker: { stop(): Promise<void> } | null = null;
  await queue.start();
  return {
    http,
    health,
    services,
    calls,
    staffSetupLink: () => staffSetupLink(services),
    async startJobs() {
      if (isWorker)
        worker = await startWorker({
          services,
          rateCounts,
          mail: chooseMail(config),
          jobKey: secrets.jobKey,
          metrics,
          telemetry,
        });
    },
    async stop(waitFor = waitWithoutLimit) {
      state.isClosing = true;
      services.updates.stop();
      await Promise.all([
        waitFor('requests', closeHttpServer(http, REQUESTS_GRACE_MS)),
        waitFor('the health server', Promise.resolve(health?.close())),
        waitFor('periodic work', Promise.resolve(worker?.stop())),
      ]);
      await waitFor('jobs', queue.stop(JOBS_GRACE_MS));
      await Promise.all([
        waitFor('documents', services.documents.close()),
        waitFor('files that are read', services.fileReaders.close()),
      ]);
      await waitFor('error reports', services.errors.stop());
      await Promise.all([
        waitFor('plans', services.plans.catalogue.stop()),
        waitFor('brands', services.brands.stop()),
        waitFor('rate limits', rateCounts.close()),
      ]);
      await Promise.all([waitFor('telemetry', telemetry.stop()), waitFor('connections to the database', pool.end())]);
    },
  };
}

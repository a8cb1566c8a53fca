import type { Logger } from 'pino';
import { deleteExpiredUses } from './database/single-use.store.ts';
import { createMailLog } from './emails/mail-log.ts';
import { createSendMailJob } from './emails/send-mail-job.ts';
import type { Metrics } from './http/metrics.ts';
import { reportOfError } from './http/report-of-error.ts';
import type { JobHandler, JobQueue } from './jobs/job-queue.ts';
import { startPeriodicWork } from './jobs/periodic-work.ts';
import type { QueueName } from './jobs/queues.ts';
import { clearEndedSignIns, tellEndedVisits } from './modules/accounts/public.ts';
import { clearBillingEvents, takeUpWaitingEvents } from './modules/billing/public.ts';
import { createConciergeClearing, deliverMessages } from './modules/concierge/public.ts';
import {
  countUsageOfCustomers,
  createDeleteOrganisationJob,
  createExportOrganisationJob,
  deleteExpiredExports,
} from './modules/console/public.ts';
import { clearOldUsage, createDeliverLeadJob, createTrackUsageJob } from './modules/marketing/public.ts';
import { deleteEndedAsks } from './modules/maturity/public.ts';
import type { MonitoringServices } from './modules/monitoring/monitoring-services.ts';
import { createScanRunner, followEarlierScans, startDueScans } from './modules/monitoring/public.ts';
import { clearPendingSignUps } from './modules/plans/public.ts';
import { deleteEndedSignOffLinks, remindOfSignOffs } from './modules/policies/public.ts';
import type { ProofServices } from './modules/proof-packs/proof-services.ts';
import { clearExpiredPacks, createMakePackJob } from './modules/proof-packs/public.ts';
import { createLookRunner, createRatingReportJob, deleteOldRatings, startDueLooks } from './modules/ratings/public.ts';
import type { RatingsServices } from './modules/ratings/ratings-services.ts';
import {
  createRenewTrainingLinkJob,
  createWelcomeTraineesJob,
  deleteEndedLinks,
  workOnTrainingDays,
} from './modules/training/public.ts';
import type { AnalyticsPort } from './providers/analytics/analytics-port.ts';
import type { ErrorReportsPort } from './providers/error-reports/error-reports-port.ts';
import type { LeadsPort } from './providers/leads/leads-port.ts';
import type { MailPort } from './providers/mail/mail-port.ts';
import type { RateCountsPort } from './providers/rate-counts/rate-counts-port.ts';
import { deleteOldCalls } from './providers/scanner/callback/website-calls.store.ts';
import type { TelemetryPort } from './providers/telemetry/telemetry-port.ts';

const SCHEDULER_EVERY_MS = 5000;
const LISTENING_EVERY_MS = 2000;
const VISITS_EVERY_MS = 30_000;
const LOOKS_EVERY_MS = 60_000;
const CLEARING_EVERY_MS = 10 * 60_000;
const COUNTING_EVERY_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;
const DELIVERING_EVERY_MS = 30_000;
const REMINDING_EVERY_MS = 10 * 60_000;
const TRAINING_EVERY_MS = 5 * 60_000;
/** Two cores carry two scans beside the portal itself. */
const SCANS_AT_ONCE = 2;
const LOOKS_AT_ONCE = 1;
const MAILS_AT_ONCE = 2;

export type WorkerOptions = {
  readonly services: MonitoringServices & RatingsServices & ProofServices;
  readonly errors: ErrorReportsPort;
  readonly rateCounts: RateCountsPort;
  readonly mail: MailPort;
  readonly leads: LeadsPort | null;
  readonly analytics: AnalyticsPort | null;
  readonly jobKey: Buffer;
  readonly metrics: Metrics;
  readonly telemetry: TelemetryPort;
  readonly log: Logger;
};

/** Starts the worker's part of the portal: scans, mails, schedules, clearing up. */
export async function startWorker({
  services,
  errors,
  rateCounts,
  mail,
  leads,
  analytics,
  jobKey,
  metrics,
  telemetry,
  log,
}: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { queue, config, brands, database, clock, identity, scanner } = services;
  const scans = createScanRunner(services);
  const looks = createLookRunner(services);
  const mailLog = createMailLog(database, clock);
  const sendMail = createSendMailJob({
    log: mailLog,
    mail,
    key: jobKey,
    brandById: (brandId) => brands.byId(brandId),
    logoOf: brands.logoOf,
    from: (brand) => config.mailFrom ?? `"${brand.brandNameShort.replaceAll('"', '')}" <no-reply@${brand.emailDomain}>`,
    onRefused: (error) => log.error({ error }, 'a mail was refused for good'),
  });
  const work = (name: QueueName, concurrency: number, handler: JobHandler) =>
    workObserved(queue, name, concurrency, handler, { metrics, telemetry, log, errors });
  await work('send-mail', MAILS_AT_ONCE, sendMail);
  await work('run-scan', SCANS_AT_ONCE, scans.run);
  await work('look-from-outside', LOOKS_AT_ONCE, looks.run);
  await work('rating-report', 1, createRatingReportJob(services));
  await work('export-organisation', 1, createExportOrganisationJob(services));
  await work('delete-organisation', 1, createDeleteOrganisationJob(services));
  await work('make-proof-pack', 1, createMakePackJob(services));
  const onRefused = (reason: string) => log.error({ reason }, 'an outside service refused something for good');
  await work('deliver-lead', 1, createDeliverLeadJob(leads, { database, clock, onRefused }));
  await work('track-usage', 1, createTrackUsageJob(analytics, { database, clock, onRefused }));
  await work('welcome-trainees', 1, createWelcomeTraineesJob(services));
  await work('renew-training-link', 1, createRenewTrainingLinkJob(services));
  const periodic = startPeriodicWork(
    [
      { name: 'start due scans', everyMs: SCHEDULER_EVERY_MS, run: () => startDueScans(services) },
      {
        name: 'clear what has expired',
        everyMs: CLEARING_EVERY_MS,
        run: async () => {
          await mailLog.clear();
          await rateCounts.clearExpired();
          await database.asSystem(async (tx) => {
            const now = clock.now();
            const idleSince =
              config.sessionInactivityMs === 0 ? null : new Date(now.getTime() - config.sessionInactivityMs);
            await deleteExpiredUses(tx, now);
            await clearPendingSignUps(tx, now);
            await deleteExpiredExports(tx, now);
            await clearBillingEvents(tx, now);
            await identity.clearExpired(tx);
            await clearEndedSignIns(tx, now, idleSince);
            await deleteEndedSignOffLinks(tx, now);
            await deleteEndedAsks(tx, now);
            await deleteEndedLinks(tx, now);
            await deleteOldRatings(tx, now);
            await clearExpiredPacks(tx, now);
            await deleteOldCalls(tx);
          });
        },
      },
      { name: 'hear what websites call', everyMs: LISTENING_EVERY_MS, run: async () => scanner.callbackPort?.keep() },
      { name: 'tell of visits that are over', everyMs: VISITS_EVERY_MS, run: () => tellEndedVisits(services) },
      { name: 'look at firms from outside again', everyMs: LOOKS_EVERY_MS, run: () => startDueLooks(services) },
      { name: 'count what customers use', everyMs: COUNTING_EVERY_MS, run: () => countUsageOfCustomers(services) },
      {
        name: 'take up what was paid before its plan was here',
        everyMs: HOUR_MS,
        run: () => database.asSystem((tx) => takeUpWaitingEvents(tx, services.plans.catalogue, clock.now())),
      },
      { name: 'follow findings through earlier scans', everyMs: HOUR_MS, run: () => followEarlierScans(services) },
      { name: 'remind of policies to confirm', everyMs: REMINDING_EVERY_MS, run: () => remindOfSignOffs(services) },
      { name: 'bring messages to customers', everyMs: DELIVERING_EVERY_MS, run: () => deliverMessages(services) },
      { name: 'clear attached files', everyMs: HOUR_MS, run: createConciergeClearing(services) },
      { name: 'open courses and remind', everyMs: TRAINING_EVERY_MS, run: () => workOnTrainingDays(services) },
      { name: 'delete old usage events', everyMs: HOUR_MS, run: () => clearOldUsage(services) },
      {
        name: 'remove reports of scans that are gone',
        everyMs: HOUR_MS,
        run: () => services.reports.clear(),
      },
    ],
    log,
    telemetry,
  );
  return {
    async stop() {
      scans.stop();
      looks.stop();
      await periodic.stop();
      await scanner.callbackPort?.close();
    },
  };
}

async function workObserved(
  queue: JobQueue,
  name: QueueName,
  concurrency: number,
  handler: JobHandler,
  { metrics, telemetry, log, errors }: Pick<WorkerOptions, 'metrics' | 'telemetry' | 'log' | 'errors'>,
): Promise<void> {
  await queue.work(name, concurrency, async (data, job) => {
    try {
      await telemetry.inJob(name, () => handler(data, job));
      metrics.jobs.inc({ queue: name, outcome: 'done' });
    } catch (error) {
      metrics.jobs.inc({ queue: name, outcome: 'failed' });
      log.warn({ error, queue: name, job: job.id }, 'a job failed and is tried again');
      errors.report(reportOfError(error, job.id));
      throw error;
    }
  });
}

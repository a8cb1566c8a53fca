import { deleteExpiredUses } from './database/single-use.store.ts';
import { createMailLog } from './emails/mail-log.ts';
import { sendMailJob } from './emails/send-mail.kind.ts';
import { createSendMailJob } from './emails/send-mail-job.ts';
import { senderOf } from './emails/sender-of.ts';
import type { Metrics } from './http/metrics.ts';
import { reportOfError } from './http/report-of-error.ts';
import type { JobAtWork, JobKind, JobRunner } from './jobs/job-kind.ts';
import { startPeriodicWork } from './jobs/periodic-work.ts';
import { readKeptDays } from './modules/portal/public.ts';
import { MODULES } from './modules.ts';
import type { PortalServices } from './portal-services.ts';
import type { MailPort } from './providers/mail/mail-port.ts';
import type { RateCountsPort } from './providers/rate-counts/rate-counts-port.ts';
import { deleteOldCalls } from './providers/scanner/callback/website-calls.store.ts';
import type { TelemetryPort } from './providers/telemetry/telemetry-port.ts';
import { renderMail } from './render-mail.ts';

const CLEARING_EVERY_MS = 10 * 60_000;
const MAILS_AT_ONCE = 2;

export type WorkerOptions = {
  readonly services: PortalServices;
  readonly rateCounts: RateCountsPort;
  readonly mail: MailPort;
  readonly jobKey: Buffer;
  readonly metrics: Metrics;
  readonly telemetry: TelemetryPort;
};

/** Starts the worker's part of the portal: emails, and the jobs and chores of all modules. */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { services, rateCounts, telemetry } = options;
  const { queue, database, clock, log, scanner } = services;
  const mailLog = createMailLog(database, clock);
  const observe = observer(options);
  await queue.work(sendMailJob, MAILS_AT_ONCE, observe(sendMailJob, mailRunner(options, mailLog)));
  const runners: JobRunner<unknown>[] = [];
  for (const { kind, atOnce, start } of MODULES.flatMap(({ jobs = [] }) => jobs)) {
    const runner = start(services);
    runners.push(runner);
    await queue.work(kind, atOnce, observe(kind, runner));
  }
  const chores = MODULES.flatMap((module) => module.chores ?? []);
  const clearExpired = async () => {
    await mailLog.clear((await database.onceAsSystem(readKeptDays)).mailLog);
    await rateCounts.clearExpired();
    await database.asSystem(async (tx) => {
      const now = clock.now();
      await deleteExpiredUses(tx, now);
      await deleteOldCalls(tx);
      for (const module of MODULES) await module.clearExpired?.(tx, now, services);
    });
  };
  const periodic = startPeriodicWork(
    [
      { name: 'clear what has expired', everyMs: CLEARING_EVERY_MS, run: clearExpired },
      ...chores.map(({ name, everyMs, run }) => ({ name, everyMs, run: () => run(services) })),
    ],
    log,
    telemetry,
  );
  return {
    async stop() {
      for (const runner of runners) runner.stop?.();
      await periodic.stop();
      await scanner.callbackPort?.close();
    },
  };
}

function mailRunner(
  { services: { brands, config, log }, mail, jobKey }: WorkerOptions,
  mailLog: ReturnType<typeof createMailLog>,
): JobRunner<{ sealed: string }> {
  const run = createSendMailJob({
    log: mailLog,
    render: renderMail,
    mail,
    key: jobKey,
    brandById: (brandId) => brands.byId(brandId),
    logoOf: brands.logoOf,
    from: (brand) => senderOf(brand, config),
    onRefused: (error) => log.error({ error }, 'an email was refused for good'),
  });
  return { run };
}

/** Counts how jobs end, and reports those that fail. */
function observer({ services: { log, errors }, metrics, telemetry }: WorkerOptions) {
  return <Payload>({ name: queue }: JobKind, runner: JobRunner<Payload>) =>
    async (payload: Payload, job: JobAtWork): Promise<void> => {
      try {
        await telemetry.inJob(queue, () => runner.run(payload, job));
        metrics.jobs.inc({ queue, outcome: 'done' });
      } catch (error) {
        metrics.jobs.inc({ queue, outcome: 'failed' });
        log.warn({ error, queue, job: job.id }, 'a job failed and is tried again');
        errors.report(reportOfError(error, job.id));
        throw error;
      }
    };
}

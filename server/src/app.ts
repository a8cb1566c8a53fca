import { createGuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type ServedCall, serveCall, tracedBy } from './call/bind-call.ts';
import type { Config } from './config.ts';
import { createDatabase } from './database/database.ts';
import { createPool } from './database/pools.ts';
import type { DatabaseConnection } from './database/servers.ts';
import { createDocumentRenderer } from './documents/document-renderer.ts';
import { createMailOutbox } from './emails/mail-outbox.ts';
import { createFileReaders } from './file-readers/file-readers.ts';
import { registerBillingEvents } from './http/billing-events.ts';
import { registerCaptchaFrame } from './http/captcha-frame.ts';
import { closeHttpServer } from './http/close-http-server.ts';
import { createCookieJar } from './http/cookies.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { registerDevMailbox } from './http/dev-mailbox.ts';
import { registerDisclaimer } from './http/disclaimer.ts';
import { registerHealth } from './http/health.ts';
import { createHealthServer } from './http/health-server.ts';
import { isServedHost } from './http/host.ts';
import { createCallerOf, createOwnPageGuard } from './http/http-environment.ts';
import { createMetrics, registerMetrics } from './http/metrics.ts';
import { openApiDocument } from './http/openapi.ts';
import { registerNotFound, registerPages } from './http/pages.ts';
import { registerPolicyReports } from './http/policy-reports.ts';
import { registerPortalImages } from './http/portal-images.ts';
import { registerCalls } from './http/register-calls.ts';
import { thisMachineOnly } from './http/this-machine-only.ts';
import { registerVerifyEmailLink } from './http/verify-email-link.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { createActivityNoter, createSessionReader, isUser } from './modules/accounts/public.ts';
import { createReceiveEvent } from './modules/billing/public.ts';
import { openBrands } from './modules/brands/public.ts';
import { createStaffSetup, staffSetupLink } from './modules/console/staff-setup.ts';
import { readMaturitySet } from './modules/maturity/maturity-set.ts';
import { createReportArchive } from './modules/monitoring/public.ts';
import { createPlans, openPlanCatalogue } from './modules/plans/public.ts';
import { createMaintenance } from './modules/portal/public.ts';
import { createIndustryAverages } from './modules/ratings/public.ts';
import { MODULES } from './modules.ts';
import type { PortalServices } from './portal-services.ts';
import { chooseAnalytics } from './providers/analytics/choose-analytics.ts';
import { chooseBilling } from './providers/billing/choose-billing.ts';
import { chooseCaptcha } from './providers/captcha/choose-captcha.ts';
import { chooseErrorReports } from './providers/error-reports/choose-error-reports.ts';
import { chooseFiles } from './providers/files/choose-files.ts';
import { chooseIdentity } from './providers/identity/choose-identity.ts';
import { chooseLeads } from './providers/leads/choose-leads.ts';
import { createBuiltinLearning } from './providers/learning/builtin-learning.ts';
import { chooseMail, mailboxFolder } from './providers/mail/choose-mail.ts';
import { chooseRateCounts } from './providers/rate-counts/choose-rate-counts.ts';
import { chooseRatings } from './providers/ratings/choose-ratings.ts';
import { chooseScanner } from './providers/scanner/choose-scanner.ts';
import { chooseTelemetry } from './providers/telemetry/choose-telemetry.ts';
import { watchUpdates } from './providers/updates/watch-updates.ts';
import type { Clock } from './system/clock.ts';
import { PORTAL_VERSION } from './system/portal-version.ts';
import type { Secrets } from './system/secrets.ts';
import { startWorker } from './worker.ts';

const CHECK_BODY_LIMIT_BYTES = 64 * 1024;
/** Requests get this long to be answered when the portal stops. */
const REQUESTS_GRACE_MS = 4000;
/** Jobs get this long to end when the portal stops; what is left goes back to the queue. */
const JOBS_GRACE_MS = 4000;

export type Portal = {
  readonly http: FastifyInstance;
  /** What a process without the role `web` answers: whether it is well, and its figures. */
  readonly health: FastifyInstance;
  readonly services: PortalServices;
  /** Every call with its use case, for the tests that go through all of them. */
  readonly calls: readonly ServedCall[];
  /** Address at which the first staff account is made; null once there is one. */
  staffSetupLink(): Promise<string | null>;
  /** Starts the job worker, where this process has that role. */
  startJobs(): Promise<void>;
  /** Answers what was asked, lays jobs down, closes everything. */
  stop(): Promise<void>;
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
  const isHttps = config.publicUrl.startsWith('https:');
  const publicOrigin = new URL(config.publicUrl).origin;
  const pool = createPool(connection, (error) => log.warn({ error }, 'a database connection was lost'));
  const database = createDatabase(pool);
  const queue = createJobQueue(connection, isWorker, (error) => log.warn({ error }, 'the job queue reports'));
  const outbox = createMailOutbox(queue, secrets.jobKey, clock);
  const brands = await openBrands(database, config.publicUrl, (error) =>
    log.warn({ error }, 'the brands could not be read'),
  );
  const { identity, passwordIdentity } = chooseIdentity(config, {
    database,
    outbox,
    clock,
    bearerKey: secrets.bearerKey,
    publicUrl: config.publicUrl,
    hasUser: isUser,
    report: (error) => log.warn({ error }, 'the identity provider did not answer as expected'),
  });
  const catalogue = await openPlanCatalogue(database, clock, (error) =>
    log.warn({ error }, 'the plans could not be read'),
  );
  const files = await chooseFiles(config);
  const errors = chooseErrorReports(config, clock, log);
  const maintenance = createMaintenance(database, config.maintenance);
  const services: PortalServices = {
    config,
    database,
    clock,
    queue,
    outbox,
    brands,
    files,
    identity,
    passwordIdentity,
    log,
    errors,
    maintenance,
    plans: createPlans(database, clock, catalogue),
    staffSetup: createStaffSetup(),
    leads: chooseLeads(config),
    analytics: chooseAnalytics(config),
    secondFactorKey: secrets.secondFactorKey,
    billing: chooseBilling(config, (error) => log.warn({ error }, 'the billing provider did not answer as expected')),
    captcha: chooseCaptcha(config, {
      secret: secrets.captchaSecret,
      clock,
      isOwnHost: async (host) =>
        isServedHost(host, await brands.forHost(host), new URL(config.publicUrl).hostname, config.production),
      report: (error) => log.warn({ error }, 'reCAPTCHA could not be asked'),
    }),
    scanner: chooseScanner(config, database, (error) =>
      log.warn({ error }, 'the scanning service did not answer as expected'),
    ),
    documents: createDocumentRenderer(),
    fileReaders: createFileReaders((error) => log.warn({ error }, 'a file broke its reader')),
    learning: createBuiltinLearning(),
    ratings: chooseRatings(config, clock, (error) =>
      log.warn({ error }, 'the rating service did not answer as expected'),
    ),
    industryAverages: createIndustryAverages(database, clock),
    updates: watchUpdates(config.updates, PORTAL_VERSION, (error) =>
      log.warn({ error }, 'it could not be looked whether there is a newer version'),
    ),
    maturitySet: readMaturitySet(config.maturitySet ?? undefined),
    reports: createReportArchive(files, database, (error) => log.warn({ error }, 'a report could not be kept')),
    outgoing: () =>
      createGuardedClient({
        allowedHosts: config.scanAllowHosts,
        userAgent: `CyberSafety (+${config.publicUrl})`,
        bodyLimitBytes: CHECK_BODY_LIMIT_BYTES,
      }),
  };
  const metrics = createMetrics(database);
  const telemetry = await chooseTelemetry(config, metrics.registry, log);
  const calls = MODULES.flatMap((module) => module.calls.map((call) => serveCall(call, services))).map(
    tracedBy(telemetry),
  );

  const state = { isClosing: false };
  const rateCounts = await chooseRateCounts(config, database, (error) =>
    log.warn({ error }, 'the store of the rate limits did not answer as expected'),
  );
  const http = await createHttpServer({
    log,
    errors,
    rateCounts,
    publicUrl: config.publicUrl,
    production: config.production,
    trustProxy: config.trustProxy,
    brandForHost: (host) => brands.forHost(host),
    defaultBrand: () => brands.default,
    isClosing: () => state.isClosing,
  });
  http.addHook('onRequest', async (request) => telemetry.nameRequest(request.routeOptions.url));
  const isClosing = () => state.isClosing;
  const metricsToken = config.metricsToken ?? secrets.metricsToken;
  const health = createHealthServer({ database, metrics, metricsToken, isClosing });
  registerHealth(http, database, isClosing);
  registerMetrics(http, metrics, metricsToken);
  registerPolicyReports(http, metrics.policyViolations);
  if (passwordIdentity !== null) registerVerifyEmailLink(http, passwordIdentity);
  const { events } = services.billing;
  if (events !== null) registerBillingEvents(http, events, createReceiveEvent(services));
  if (config.recaptcha !== null) registerCaptchaFrame(http, config.recaptcha);
  registerPortalImages(http, (fileName) => brands.image(fileName));
  registerDisclaimer(http, (host) => brands.forHost(host));
  if (!config.production) {
    http.get('/api/openapi.json', { onRequest: thisMachineOnly }, async () => openApiDocument(config.publicUrl));
    if (config.mailUrl === null) registerDevMailbox(http, mailboxFolder(config));
  }
  registerCalls(http, calls, {
    callerOf: createCallerOf({
      brands,
      cookies: createCookieJar(isHttps),
      csrfKey: secrets.csrfKey,
      readSession: createSessionReader(database, clock, config.sessionInactivityMs),
    }),
    requireOwnPage: createOwnPageGuard(secrets.csrfKey, publicOrigin),
    noteActivity: createActivityNoter(database, clock),
    isInMaintenance: async () => (await maintenance.state()).enabled,
    requireModule: (session, module) => services.plans.requireModule(session.orgId, module),
    observe: (call, status, seconds) =>
      metrics.callSeconds.observe({ call: call.path, status: String(status) }, seconds),
  });
  const pageSettings = {
    isHttps,
    identityEndpoint: config.cognito?.endpoint ?? null,
    hasCaptchaFrame: config.recaptcha !== null,
  };
  if (distFolder === null) registerNotFound(http, () => brands.default);
  else await registerPages(http, distFolder, (host) => brands.forHost(host), pageSettings);

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
    async stop() {
      state.isClosing = true;
      services.updates.stop();
      await Promise.all([closeHttpServer(http, REQUESTS_GRACE_MS), health.close(), worker?.stop()]);
      await queue.stop(JOBS_GRACE_MS);
      await Promise.all([services.documents.close(), services.fileReaders.close()]);
      await errors.stop();
      await Promise.all([catalogue.stop(), brands.stop(), rateCounts.close()]);
      await Promise.all([telemetry.stop(), pool.end()]);
    },
  };
}

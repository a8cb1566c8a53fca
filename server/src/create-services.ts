import { createGuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import type { Logger } from 'pino';
import { builtAppFolder } from './built-app-folder.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { createDocumentRenderer } from './documents/typesetting/document-renderer.ts';
import { createMailOutbox } from './emails/mail-outbox.ts';
import { createFileReaders } from './file-readers/file-readers.ts';
import { SharedLimits } from './http/rate-limits/shared-limits.ts';
import { isServedHost } from './http/security/host.ts';
import { createPortalProof } from './http/security/portal-proof.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { isUser } from './modules/accounts/public.ts';
import { openBrands } from './modules/brands/public.ts';
import { createStaffSetup } from './modules/console/staff/staff-setup.ts';
import { chooseMaturitySet } from './modules/maturity/maturity-set.ts';
import { createReportArchive } from './modules/monitoring/public.ts';
import { createPlans, openPlanCatalogue } from './modules/plans/public.ts';
import { createMaintenance } from './modules/portal/public.ts';
import { createIndustryAverages } from './modules/ratings/public.ts';
import { readCoursePlayer } from './modules/training/public.ts';
import type { PortalServices } from './portal-services.ts';
import { chooseAnalytics } from './providers/analytics/choose-analytics.ts';
import { chooseBilling } from './providers/billing/choose-billing.ts';
import { chooseCaptcha } from './providers/captcha/choose-captcha.ts';
import { chooseErrorReports } from './providers/error-reports/choose-error-reports.ts';
import { chooseFiles } from './providers/files/choose-files.ts';
import { chooseIdentity } from './providers/identity/choose-identity.ts';
import { chooseLeads } from './providers/leads/choose-leads.ts';
import { createBuiltinLearning } from './providers/learning/builtin-learning.ts';
import type { RateCountsPort } from './providers/rate-counts/rate-counts-port.ts';
import { chooseRatings } from './providers/ratings/choose-ratings.ts';
import { createOwnPassiveLook } from './providers/ratings/own-passive-look.ts';
import { createXapiRecordStore } from './providers/record-store/xapi-record-store.ts';
import { chooseReports } from './providers/reports/choose-reports.ts';
import { chooseScanner } from './providers/scanner/choose-scanner.ts';
import { createLazySignOn } from './providers/sign-on/lazy-sign-on.ts';
import { createGithubDesk } from './providers/tickets/github-desk.ts';
import { createJiraDesk } from './providers/tickets/jira-desk.ts';
import { createMailDesk } from './providers/tickets/mail-desk.ts';
import { watchUpdates } from './providers/updates/watch-updates.ts';
import type { Clock } from './system/clock.ts';
import { PORTAL_VERSION } from './system/portal-version.ts';
import type { Secrets } from './system/secrets.ts';
import { whatModulesTell } from './what-modules-tell.ts';

const CHECK_BODY_LIMIT_BYTES = 64 * 1024;
/** Jira lists the options of each field. */
const JIRA_BODY_LIMIT_BYTES = 1024 * 1024;

export type ServicesOptions = {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Logger;
  readonly database: Database;
  readonly queue: JobQueue;
  readonly rateCounts: RateCountsPort;
};

/** Makes what the modules work with; the adapters are chosen here, by the settings. */
export async function createServices({
  config,
  secrets,
  clock,
  log,
  database,
  queue,
  rateCounts,
}: ServicesOptions): Promise<PortalServices> {
  const outbox = createMailOutbox(queue, secrets.jobKey, clock);
  const brands = await openBrands(database, config.publicUrl, (error) =>
    log.warn({ error }, 'the brands could not be read'),
  );
  const { identity, passwordIdentity } = chooseIdentity(config, {
    database,
    outbox,
    clock,
    publicUrl: config.publicUrl,
    bearerKey: secrets.bearerKey,
    hasUser: isUser,
    report: (error) => log.warn({ error }, 'the identity provider did not answer as expected'),
  });
  const catalogue = await openPlanCatalogue(database, clock, (error) =>
    log.warn({ error }, 'the plans could not be read'),
  );
  const files = await chooseFiles(config);
  const verifyingUpTo = (bodyLimitBytes: number) => () =>
    createGuardedClient({
      allowedHosts: config.scanAllowHosts,
      userAgent: `CyberSafety (+${config.publicUrl})`,
      bodyLimitBytes,
      verifiesCertificates: true,
    });
  const verifying = verifyingUpTo(CHECK_BODY_LIMIT_BYTES);
  const errors = chooseErrorReports(config, clock, log);
  const maintenance = createMaintenance(database, config.maintenance);
  return {
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
    askPortal: createPortalProof(secrets.csrfKey, config.publicUrl),
    leads: chooseLeads(config),
    analytics: chooseAnalytics(config),
    signOn: createLazySignOn(config),
    ...sealingKeys(secrets),
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
    recordStore: createXapiRecordStore(verifying),
    webhookClient: verifying,
    ticketDesks: {
      ...{ mail: createMailDesk, github: createGithubDesk(verifying) },
      jira: createJiraDesk(verifyingUpTo(JIRA_BODY_LIMIT_BYTES)),
    },
    coursePlayer: () => readCoursePlayer(builtAppFolder()),
    ratings: chooseRatings(config, clock, (error) =>
      log.warn({ error }, 'the rating service did not answer as expected'),
    ),
    passiveLook: createOwnPassiveLook(config, clock),
    limits: new SharedLimits(rateCounts, (isThere, error) => {
      if (isThere) log.info('requests are counted for all processes together again');
      else
        log.error({ error }, 'the store of the rate limits does not answer; each process counts requests for itself');
    }),
    industryAverages: createIndustryAverages(database, clock),
    updates: watchUpdates(config.updates, PORTAL_VERSION, (error) =>
      log.warn({ error }, 'it could not be looked whether there is a newer version'),
    ),
    maturitySet: chooseMaturitySet(config.maturitySet),
    reports: createReportArchive(files, database, (error) => log.warn({ error }, 'a report could not be kept')),
    ...whatModulesTell(),
    reportsMailbox: chooseReports(config),
    outgoing: () =>
      createGuardedClient({
        allowedHosts: config.scanAllowHosts,
        userAgent: `CyberSafety (+${config.publicUrl})`,
        bodyLimitBytes: CHECK_BODY_LIMIT_BYTES,
      }),
  };
}

/** What seals secrets at rest, one key for each kind. */
const sealingKeys = ({
  secondFactorKey,
  passkeyKey,
  signOnKey,
  recordStoreKey,
  webhookKey,
  scanSignInKey,
}: Secrets) => ({ secondFactorKey, passkeyKey, signOnKey, recordStoreKey, webhookKey, scanSignInKey });

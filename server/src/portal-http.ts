import type { FastifyInstance } from 'fastify';
import type { ServedCall } from './call/bind-call.ts';
import { registerMcp } from './http/assistants/mcp-interface.ts';
import { registerBillingEvents } from './http/billing-events.ts';
import { registerCalendarFeed } from './http/calendar-feed.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { registerHealth } from './http/health.ts';
import { createCallerOf, createOwnPageGuard } from './http/http-environment.ts';
import type { Metrics } from './http/metrics.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOneClickUnsubscribe } from './http/one-click-unsubscribe.ts';
import { openApiDocument } from './http/openapi.ts';
import { registerDevMailbox } from './http/pages/dev-mailbox.ts';
import { registerDisclaimer } from './http/pages/disclaimer.ts';
import { registerNotFound, registerPages } from './http/pages/pages.ts';
import { registerPortalImages } from './http/pages/portal-images.ts';
import { registerPhishingReports } from './http/phishing-reports.ts';
import { carryTokens } from './http/public-interface/admit-token.ts';
import { registerPublicInterface } from './http/public-interface/public-interface.ts';
import { registerCalls } from './http/register-calls.ts';
import { registerSamlSignOn } from './http/saml-sign-on.ts';
import { registerScim } from './http/scim/scim-interface.ts';
import { registerCaptchaFrame } from './http/security/captcha-frame.ts';
import { createCookieJar } from './http/security/cookies.ts';
import { registerPolicyReports } from './http/security/policy-reports.ts';
import { thisMachineOnly } from './http/security/this-machine-only.ts';
import { registerSignOnLogout } from './http/sign-on-logout.ts';
import { registerTicketEvents } from './http/ticket-events.ts';
import { registerVerifyEmailLink } from './http/verify-email-link.ts';
import {
  createActivityNoter,
  createCustomersSeen,
  createSessionReader,
  describePortal,
  keepReturn,
  LOGOUT_PATH,
  logOutByDirectory,
  SAML_PATH,
} from './modules/accounts/public.ts';
import { createReceiveEvent } from './modules/billing/public.ts';
import { createReadFeed, FEED_PATH } from './modules/calendar/public.ts';
import { customersNamed } from './modules/concierge/public.ts';
import { createReceiveTicketEvent, MCP_PATH, TICKET_HOOKS_PATH } from './modules/developers/public.ts';
import { createStopDigest, ONE_CLICK_PATH } from './modules/digest/public.ts';
import { receiveReport } from './modules/phishing/public.ts';
import { MODULES } from './modules.ts';
import type { PortalServices } from './portal-services.ts';
import { mailboxFolder } from './providers/mail/choose-mail.ts';
import type { TelemetryPort } from './providers/telemetry/telemetry-port.ts';
import type { Secrets } from './system/secrets.ts';

export type PortalHttpOptions = {
  readonly services: PortalServices;
  readonly calls: readonly ServedCall[];
  readonly secrets: Secrets;
  readonly metrics: Metrics;
  readonly metricsToken: string;
  readonly telemetry: TelemetryPort;
  readonly isClosing: () => boolean;
  /** Folder of the built browser app; null serves the calls alone. */
  readonly distFolder: string | null;
};

/** The portal's HTTP server with all that it answers: calls, pages, images, health and figures. */
export async function createPortalHttp(options: PortalHttpOptions): Promise<FastifyInstance> {
  const { services, calls, secrets, metrics, metricsToken, telemetry, isClosing, distFolder } = options;
  const { config, log, errors, database, clock, brands, maintenance, passwordIdentity } = services;
  const isHttps = config.publicUrl.startsWith('https:');
  const publicOrigin = new URL(config.publicUrl).origin;
  const http = await createHttpServer({
    log,
    errors,
    limits: services.limits,
    publicUrl: config.publicUrl,
    linkOrigin: config.phishing.linkOrigin,
    production: config.production,
    trustProxy: config.trustProxy,
    brandForHost: (host) => brands.forHost(host),
    defaultBrand: () => brands.default,
    isClosing,
  });
  http.addHook('onRequest', async (request) => telemetry.nameRequest(request.routeOptions.url));
  registerHealth(http, database, isClosing);
  registerMetrics(http, metrics, metricsToken);
  registerPolicyReports(http, metrics.policyViolations);
  if (passwordIdentity !== null) registerVerifyEmailLink(http, passwordIdentity);
  registerDirectories(http, services);
  const { events } = services.billing;
  registerByToken(http, services);
  if (events !== null) registerBillingEvents(http, events, createReceiveEvent(services));
  const { inboundSecret } = config.phishing;
  if (inboundSecret !== null)
    registerPhishingReports(http, inboundSecret, (raw) => receiveReport(services, raw, 'address'));
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
    customersSeen: createCustomersSeen(database),
    customersNamed: (named) => database.asSystem((tx) => customersNamed(tx, named)),
    requireModule: (session, module) => services.plans.requireModule(session.orgId, module),
    observe: (call, status, seconds) =>
      metrics.callSeconds.observe({ call: call.path, status: String(status) }, seconds),
  });
  registerForPrograms(http, services, metrics);
  const pageSettings = {
    isHttps,
    identityEndpoint: config.cognito?.endpoint ?? null,
    hasCaptchaFrame: config.recaptcha !== null,
  };
  if (distFolder === null) registerNotFound(http, () => brands.default);
  else {
    const openPages = MODULES.flatMap((module) => module.openPages ?? []);
    await registerPages(http, distFolder, (host) => brands.forHost(host), pageSettings, openPages);
  }
  return http;
}

/** What programs ask with tokens: the public interface, assistants, and directories. */
function registerForPrograms(http: FastifyInstance, services: PortalServices, metrics: Metrics): void {
  const isInMaintenance = async () => (await services.maintenance.state()).enabled;
  carryTokens(http);
  registerPublicInterface(http, {
    services,
    isInMaintenance,
    observe: ({ path }, status, seconds) =>
      metrics.callSeconds.observe({ call: `/v1${path}`, status: String(status) }, seconds),
  });
  registerMcp(http, {
    services,
    isInMaintenance,
    observe: (tool, status, seconds) =>
      metrics.callSeconds.observe({ call: `${MCP_PATH} ${tool}`, status: String(status) }, seconds),
  });
  registerScim(http, { services, isInMaintenance });
}

/** What opens with a secret in its address alone. */
function registerByToken(http: FastifyInstance, services: PortalServices): void {
  registerOneClickUnsubscribe(http, ONE_CLICK_PATH, createStopDigest(services.database));
  registerCalendarFeed(http, FEED_PATH, createReadFeed(services));
  registerTicketEvents(http, TICKET_HOOKS_PATH, createReceiveTicketEvent(services));
}

/** What firms' directories, and browsers that come from them, ask for beside the calls. */
function registerDirectories(http: FastifyInstance, services: PortalServices): void {
  registerSignOnLogout(http, LOGOUT_PATH, (orgId, token) => logOutByDirectory(services, orgId, token));
  registerSamlSignOn(http, SAML_PATH, {
    brandForHost: (host) => services.brands.forHost(host),
    describe: (brand, orgId) => describePortal(services, brand, orgId),
    keep: (orgId, state, response) => keepReturn(services, orgId, state, response),
  });
}

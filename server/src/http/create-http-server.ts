import fastifyCookie from '@fastify/cookie';
import { DEFAULT_BODY_KILOBYTES } from '@portal/contract/call.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Logger } from 'pino';
import { AppError } from '../call/app-error.ts';
import { MCP_PATH } from '../modules/developers/public.ts';
import type { ErrorReportsPort } from '../providers/error-reports/error-reports-port.ts';
import type { LimitsPort } from '../providers/rate-counts/limits-port.ts';
import { errorAnswer } from './error-reply.ts';
import { languageOfRequest, transactionIdOf } from './http-environment.ts';
import { takeJsonOnly } from './json-bodies.ts';
import { limitRequests } from './rate-limits/limit-requests.ts';
import { takeUploads } from './read-upload.ts';
import { reportOfError } from './report-of-error.ts';
import { hostName, isServedHost, namesSeveralHosts } from './security/host.ts';
import { isServedAtLinkHost } from './security/link-host.ts';
import { setSecurityHeaders } from './security/security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this browser's CSRF token is bound to: its session, or before sign-in its pre-session. */
    csrfBinding: string | null;
  }
}

/** Of what is no call; calls have their own. */
const BODY_LIMIT_BYTES = DEFAULT_BODY_KILOBYTES * 1024;
/** When to come again after "not now" (RFC 9110, 10.2.3). */
const RETRY_AFTER_SECONDS = 5;
const UNGUARDED_PATHS = new Set(['/healthz', '/readyz', '/metrics']);

export type HttpServerOptions = {
  readonly log: Logger;
  readonly errors: ErrorReportsPort;
  readonly limits: LimitsPort;
  readonly publicUrl: string;
  /** Origin of links in simulated phishing, where that is another. */
  readonly linkOrigin: string | null;
  readonly production: boolean;
  readonly trustProxy: readonly string[];
  readonly brandForHost: (host: string) => Promise<Brand>;
  readonly defaultBrand: () => Brand;
  /** True while the server is going down: answers then ask clients to hang up. */
  readonly isClosing: () => boolean;
};

/** The HTTP server with what every request passes: transaction id, headers, host, limits, error replies. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { log, publicUrl, production } = options;
  const isHttps = publicUrl.startsWith('https:');
  const linkHost = options.linkOrigin === null ? null : new URL(options.linkOrigin).hostname;
  const app = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => transactionIdOf(request.headers['x-transaction-id']),
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 4000 },
    frameworkErrors: (error, request, reply) => {
      // Addresses that cannot be read reach no hook, so they get here what the hooks would do.
      setSecurityHeaders(reply, isHttps);
      reply.header('x-transaction-id', request.id);
      const answer = errorAnswer(error, options.defaultBrand());
      return sendError(reply, answer.status, answer.body);
    },
    requestTimeout: 60_000,
    keepAliveTimeout: 10_000,
  }) as unknown as FastifyInstance;
  app.decorateRequest('csrfBinding', null);
  await app.register(fastifyCookie);
  takeJsonOnly(app);
  await takeUploads(app);

  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(reply, isHttps);
    reply.header('x-transaction-id', request.id);
    if (options.isClosing()) reply.header('connection', 'close');
    const path = request.url.split('?')[0] ?? '';
    if (UNGUARDED_PATHS.has(path)) return;
    if (namesSeveralHosts(request.raw)) throw new AppError('WRONG_HOST');
    const host = hostName(request.headers.host);
    if (host === linkHost && isServedAtLinkHost(path)) return;
    if (isServedHost(host, await options.brandForHost(host), new URL(publicUrl).hostname, production)) return;
    if (path.startsWith('/api/') || path === MCP_PATH) throw new AppError('WRONG_HOST');
    return reply.redirect(`${publicUrl}/incorrect-url`, 302);
  });
  // After the headers, which a refusal has too.
  await limitRequests(app, options.limits);

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    // Addresses hold one-time links and names, so the route's pattern is logged instead.
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });

  app.setErrorHandler(async (error, request, reply) => {
    const brand = await options.brandForHost(hostName(request.headers.host));
    const answer = errorAnswer(error, brand, languageOfRequest(request, brand));
    if (!answer.expected) {
      request.log.error({ error }, 'call failed');
      options.errors.report(reportOfError(error, request.id));
    }
    return sendError(reply, answer.status, answer.body);
  });
  return app;
}

function sendError(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

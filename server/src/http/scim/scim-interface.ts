import { DIRECTORY_CALLS_PER_MINUTE } from '@portal/domain/developers/developer-limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../call/app-error.ts';
import {
  type DevelopersServices,
  type DirectoryCaller,
  readToken,
  SCIM_PATH,
  ScimProblem,
  scimError,
} from '../../modules/developers/public.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { errorAnswer } from '../error-reply.ts';
import { takeJson } from '../json-bodies.ts';
import { limitToken } from '../public-interface/limit-token.ts';
import { reportOfError } from '../report-of-error.ts';
import { hostName } from '../security/host.ts';
import { SCIM_ROUTES, type ScimRoute } from './scim-routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The firm's directory that calls. */
    directory: DirectoryCaller | null;
  }
}

/** For each address, before it is known whose token comes. */
const PER_MINUTE = 3000;
const TYPE = 'application/scim+json; charset=utf-8';
const BODY_LIMIT_BYTES = 1024 * 1024;
/** What our codes are in the words of RFC 7644, table 9. */
const SCIM_TYPES: Readonly<Record<string, string>> = {
  INVALID_INPUT: 'invalidSyntax',
  TRAINEE_EMAIL_TAKEN: 'uniqueness',
};

type ScimEnvironment = { readonly services: DevelopersServices; isInMaintenance(): Promise<boolean> };

/**
 * Where firms' directories keep people up to date (SCIM 2.0, RFC 7644): token, limit, permission, plan, work. It reads no cookie, so
 * that no other website can make a browser call it.
 */
export function registerScim(app: FastifyInstance, environment: ScimEnvironment): void {
  const { services } = environment;
  app.decorateRequest('directory', null);
  app.register(
    async (scope) => {
      takeJson(scope, 'application/scim+json');
      scope.setErrorHandler(async (error, request, reply) => answerError(services, error, request, reply));
      scope.setNotFoundHandler(async () => {
        throw new ScimProblem(404, 'There is no such address.');
      });
      // Before the body is read: strangers make the portal hold none of it.
      scope.addHook('onRequest', async (request, reply) => {
        request.directory = await callerOf(environment, request, reply);
      });
      for (const route of SCIM_ROUTES) addRoute(scope, services, route);
    },
    { prefix: SCIM_PATH },
  );
}

/** @throws AppError TOKEN_REJECTED, TOO_MANY_REQUESTS, IN_MAINTENANCE, SCOPE_MISSING, MODULE_NOT_ACTIVE */
async function callerOf(
  { services, isInMaintenance }: ScimEnvironment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<DirectoryCaller> {
  const token = await readToken(services, request.headers.authorization);
  if (token === null) {
    request.log.warn({ ip: request.ip }, 'a call of a directory without a good token was refused');
    throw new AppError('TOKEN_REJECTED');
  }
  await limitToken(services.limits, token.token_id, reply, DIRECTORY_CALLS_PER_MINUTE);
  if (await isInMaintenance()) throw new AppError('IN_MAINTENANCE');
  if (token.org_id === null || token.brand_id === null || !token.scopes.includes('directory:write'))
    throw new AppError('SCOPE_MISSING', { values: { scope: 'directory:write' } });
  await services.plans.requireModule(token.org_id, 'training');
  const brand = await services.brands.byId(token.brand_id);
  return {
    orgId: token.org_id,
    brand,
    token: { tokenId: token.token_id, name: token.name },
    base: `${brandOrigin(brand, services.config.publicUrl)}${SCIM_PATH}`,
    ip: request.ip,
    transactionId: request.id,
  };
}

function addRoute(scope: FastifyInstance, services: DevelopersServices, route: ScimRoute): void {
  scope.route({
    method: route.method,
    url: route.url,
    exposeHeadRoute: false,
    bodyLimit: BODY_LIMIT_BYTES,
    config: { perMinute: PER_MINUTE },
    handler: async (request, reply) => {
      if (request.directory === null) throw new AppError('TOKEN_REJECTED');
      const { id = '' } = request.params as { id?: string };
      const answer = await route.answer(services, request.directory, {
        id,
        query: request.query as Readonly<Record<string, string>>,
        body: request.body,
        ifMatch: request.headers['if-match'] ?? null,
      });
      reply.header('cache-control', 'no-store');
      if (answer === null) return reply.code(204).send();
      const meta: { version?: string; location?: string } = 'meta' in answer ? (answer.meta as object) : {};
      if (meta.version !== undefined) reply.header('etag', meta.version);
      if (route.method === 'POST' && meta.location !== undefined) reply.header('location', meta.location);
      return reply
        .code(route.method === 'POST' ? 201 : 200)
        .type(TYPE)
        .send(JSON.stringify(answer));
    },
  });
}

async function answerError(
  services: DevelopersServices,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const send = (status: number, detail: string, scimType?: string) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type(TYPE)
      .send(JSON.stringify(scimError(status, detail, scimType)));
  if (error instanceof ScimProblem) return send(error.status, error.message, error.scimType);
  const brand = await services.brands.forHost(hostName(request.headers.host));
  const { status, body, expected } = errorAnswer(error, brand);
  if (!expected) {
    request.log.error({ error }, 'call failed');
    services.errors.report(reportOfError(error, request.id));
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="scim"');
  if (status === 503) reply.header('retry-after', 5);
  const [first] = body.errors;
  return send(status, first?.message ?? '', SCIM_TYPES[first?.code ?? '']);
}

import type { Operation } from '@portal/contract/developers/operation.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../call/app-error.ts';
import type { Session } from '../../call/caller.ts';
import {
  type ApiCaller,
  answerOnce,
  BOUND_OPERATIONS,
  type BoundOperation,
  type DevelopersServices,
  type GoodToken,
  noteTokenUse,
  openApiV1,
  readToken,
} from '../../modules/developers/public.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { errorAnswer } from '../error-reply.ts';
import { languageOfRequest } from '../http-environment.ts';
import { sendCompressed } from '../pages/send-compressed.ts';
import { parseInput } from '../register-calls.ts';
import { reportOfError } from '../report-of-error.ts';
import { hostName } from '../security/host.ts';
import { limitToken } from './limit-token.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';
import { tokenCaller } from './token-caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** By which the public interface is called. */
    apiToken: GoodToken | null;
  }
}

/** What addresses of the public interface begin with; promised to stay (decision 092). */
export const PUBLIC_INTERFACE = '/api/v1';
/** For each address, before it is known whose token comes. */
const PER_MINUTE = 600;
const IDEMPOTENCY_KEY = /^[\w-]{1,100}$/;

/** What the interface needs of the rest of the portal. */
export type PublicInterfaceEnvironment = {
  readonly services: DevelopersServices;
  isInMaintenance(): Promise<boolean>;
  observe(operation: Operation, status: number, seconds: number): void;
};

/**
 * The public interface: token, limit, audience, scope, plan, input, use case, output, in this order, for every call that is declared. It
 * reads no cookie, so that no other website can make a browser call it.
 */
export function registerPublicInterface(app: FastifyInstance, environment: PublicInterfaceEnvironment): void {
  const { services } = environment;
  const { brands, config } = services;
  const brandOf = (request: FastifyRequest): Promise<Brand> => brands.forHost(hostName(request.headers.host));
  app.decorateRequest('apiToken', null);
  app.get(`${PUBLIC_INTERFACE}/openapi.json`, { exposeHeadRoute: false }, async (request, reply) => {
    const document = openApiV1(brandOrigin(await brandOf(request), config.publicUrl));
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return sendCompressed(request, reply, JSON.stringify(document));
  });
  app.register(
    async (scope) => {
      scope.setErrorHandler(async (error, request, reply) => {
        const brand = await brandOf(request);
        const answer = errorAnswer(error, brand, languageOfRequest(request, brand));
        if (!answer.expected) {
          request.log.error({ error }, 'call failed');
          services.errors.report(reportOfError(error, request.id));
        }
        if (answer.status === 401) reply.header('www-authenticate', 'Bearer realm="api"');
        if (answer.status === 503) reply.header('retry-after', 5);
        const problem = problemOf(answer, request.id, brandOrigin(brand, config.publicUrl));
        return reply.code(answer.status).header('cache-control', 'no-store').type(PROBLEM_TYPE).send(problem);
      });
      scope.setNotFoundHandler(async () => {
        throw new AppError('ROUTE_NOT_FOUND');
      });
      // Before the body is read: strangers make the portal hold none of it.
      scope.addHook('onRequest', async (request, reply) => {
        request.apiToken = await readToken(services, request.headers.authorization);
        if (request.apiToken === null) {
          request.log.warn({ ip: request.ip }, 'a call of the public interface without a good token was refused');
          throw new AppError('TOKEN_REJECTED');
        }
        await limitToken(services.limits, request.apiToken.token_id, reply);
        if (await environment.isInMaintenance()) throw new AppError('IN_MAINTENANCE');
      });
      for (const bound of BOUND_OPERATIONS) addOperation(scope, bound, environment, brandOf);
    },
    { prefix: PUBLIC_INTERFACE },
  );
}

function addOperation(
  scope: FastifyInstance,
  bound: BoundOperation<DevelopersServices>,
  environment: PublicInterfaceEnvironment,
  brandOf: (request: FastifyRequest) => Promise<Brand>,
): void {
  const { operation } = bound;
  scope.route({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    config: { perMinute: PER_MINUTE },
    handler: async (request, reply) => {
      const startedAt = performance.now();
      reply.raw.once('finish', () =>
        environment.observe(operation, reply.statusCode, (performance.now() - startedAt) / 1000),
      );
      const token = request.apiToken;
      if (token === null) throw new AppError('TOKEN_REJECTED');
      const { brands } = environment.services;
      const brand = token.brand_id === null ? await brandOf(request) : await brands.byId(token.brand_id);
      return answer(bound, environment.services, tokenCaller(request, token, brand), { request, reply, token });
    },
  });
}

async function answer(
  { operation, answer: work }: BoundOperation<DevelopersServices>,
  services: DevelopersServices,
  caller: ApiCaller<Session>,
  { request, reply, token }: { request: FastifyRequest; reply: FastifyReply; token: GoodToken },
): Promise<FastifyReply> {
  requireScope(operation, token);
  const { orgId } = caller.session;
  if (operation.module !== undefined && orgId !== null) await services.plans.requireModule(orgId, operation.module);
  const input = parseInput(operation, request, request.body, PUBLIC_INTERFACE);
  const run = async () => ({
    status: operation.status,
    answer: operation.output.parse(await work(services, caller, input)),
  });
  const key = request.headers['idempotency-key'];
  if (operation.method === 'GET' || orgId === null) return send(reply, await run());
  if (key !== undefined && !(typeof key === 'string' && IDEMPOTENCY_KEY.test(key)))
    throw new AppError('IDEMPOTENCY_KEY_INVALID');
  const runAndNote = async () => {
    const answered = await run();
    await noteTokenUse(services, caller, orgId, operation.name);
    return answered;
  };
  if (typeof key !== 'string') return send(reply, await runAndNote());
  const asked = [operation.name, input];
  return send(reply, await answerOnce(services, { orgId, tokenId: token.token_id, key, asked }, runAndNote));
}

function send(reply: FastifyReply, { status, answer }: { status: number; answer: unknown }): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}

/** @throws AppError SCOPE_MISSING, also for a token of the other audience, which can have no such scope */
function requireScope({ audience, scope }: Operation, { org_id: orgId, scopes }: GoodToken): void {
  const isOfAudience = (audience === 'firm') === (orgId !== null);
  if (!isOfAudience || !scopes.includes(scope)) throw new AppError('SCOPE_MISSING', { values: { scope } });
}

import type { Operation } from '@portal/contract/developers/operation.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../call/app-error.ts';
import {
  BOUND_OPERATIONS,
  type BoundOperation,
  type DevelopersServices,
  openApiV1,
} from '../../modules/developers/public.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { sendCompressed } from '../pages/send-compressed.ts';
import { parseInput } from '../register-calls.ts';
import { hostName } from '../security/host.ts';
import { type AdmittingEnvironment, admitToken } from './admit-token.ts';
import { answerOperation } from './answer-operation.ts';
import { replyProblem } from './reply-problem.ts';
import { tokenCaller } from './token-caller.ts';

/** What addresses of the public interface begin with; promised to stay (decision 092). */
export const PUBLIC_INTERFACE = '/api/v1';
/** For each address, before it is known whose token comes. */
const PER_MINUTE = 600;

/** What the interface needs of the rest of the portal. */
export type PublicInterfaceEnvironment = AdmittingEnvironment & {
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
  app.get(`${PUBLIC_INTERFACE}/openapi.json`, { exposeHeadRoute: false }, async (request, reply) => {
    const document = openApiV1(brandOrigin(await brandOf(request), config.publicUrl));
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return sendCompressed(request, reply, JSON.stringify(document));
  });
  app.register(
    async (scope) => {
      scope.setErrorHandler(async (error, request, reply) => {
        const brand = await brandOf(request);
        return replyProblem(services, error, { request, reply, brand, realm: 'api' });
      });
      scope.setNotFoundHandler(async () => {
        throw new AppError('ROUTE_NOT_FOUND');
      });
      scope.addHook('onRequest', async (request, reply) => {
        request.apiToken = await admitToken(environment, request, reply);
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
      const { services } = environment;
      const brand = token.brand_id === null ? await brandOf(request) : await services.brands.byId(token.brand_id);
      const answered = await answerOperation(bound, services, {
        caller: tokenCaller(request, token, brand),
        token,
        input: () => parseInput(operation, request, request.body, PUBLIC_INTERFACE),
        key: request.headers['idempotency-key'],
      });
      return send(reply, answered);
    },
  });
}

function send(reply: FastifyReply, { status, answer }: { status: number; answer: unknown }): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}

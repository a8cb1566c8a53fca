import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../call/app-error.ts';
import { type GoodToken, MCP_PATH } from '../../modules/developers/public.ts';
import { admitToken } from '../public-interface/admit-token.ts';
import { replyProblem } from '../public-interface/reply-problem.ts';
import { tokenCaller } from '../public-interface/token-caller.ts';
import { isSameOrigin } from '../security/csrf.ts';
import { hostName } from '../security/host.ts';
import { answerMessage } from './answer-message.ts';
import type { McpEnvironment } from './asking.ts';

/** For each address, before it is known whose token comes. */
const PER_MINUTE = 600;

/**
 * Where assistants ask, in the Model Context Protocol over Streamable HTTP: without sessions, a message a request, answers as JSON. Before
 * a message is read come host, origin, token, its limit and maintenance; each tool is a call of the public interface and passes what that
 * passes (decision 102). It reads no cookie.
 */
export function registerMcp(app: FastifyInstance, environment: McpEnvironment): void {
  const { services } = environment;
  const { brands, config } = services;
  const brandOf = async (request: FastifyRequest, token: GoodToken | null) =>
    token === null || token.brand_id === null
      ? brands.forHost(hostName(request.headers.host))
      : brands.byId(token.brand_id);
  app.register(async (scope) => {
    scope.setErrorHandler(async (error, request, reply) => {
      const brand = await brandOf(request, request.apiToken);
      return replyProblem(services, error, { request, reply, brand, realm: 'mcp' });
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSameOrigin(request.headers, new URL(config.publicUrl).origin)) throw new AppError('ORIGIN_REJECTED');
      request.apiToken = await admitToken(environment, request, reply);
    });
    scope.route({
      method: ['GET', 'DELETE'],
      url: MCP_PATH,
      exposeHeadRoute: false,
      config: { perMinute: PER_MINUTE },
      handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
    });
    scope.route({
      method: 'POST',
      url: MCP_PATH,
      config: { perMinute: PER_MINUTE },
      handler: async (request, reply) => {
        const token = request.apiToken;
        if (token === null) throw new AppError('TOKEN_REJECTED');
        // A batch, which no version of today has, would pass the token's limit as one call.
        if (Array.isArray(request.body)) throw new AppError('INVALID_INPUT');
        const brand = await brandOf(request, token);
        const caller = tokenCaller(request, token, brand);
        return send(reply, await answerMessage(environment, { request, token, caller }));
      },
    });
  });
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const text = await answer.text();
  reply.code(answer.status).header('cache-control', 'no-store');
  return text === '' ? reply.send() : reply.type(answer.headers.get('content-type') ?? '').send(text);
}

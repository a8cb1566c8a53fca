import type { FastifyInstance } from 'fastify';
import { AppError } from '../call/app-error.ts';
import type { TicketEvent, TicketEventOutcome } from '../modules/developers/public.ts';

/** Events tell a whole issue with its text. */
const BODY_LIMIT_BYTES = 512 * 1024;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Takes what firms' ticket desks tell about their tickets: at an address with a secret, as bytes, because a signature is of them. What was
 * understood is answered with success, also when it changes nothing, so that it does not come for ever.
 */
export function registerTicketEvents(
  app: FastifyInstance,
  path: string,
  receive: (event: TicketEvent) => Promise<TicketEventOutcome>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { token: string } }>(
      `${path}/:token`,
      {
        config: { perMinute: 600 },
        bodyLimit: BODY_LIMIT_BYTES,
        onRequest: async (request) => {
          if (!TOKEN.test(request.params.token)) throw new AppError('NOT_FOUND');
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const signature = request.headers['x-hub-signature-256'];
        const outcome = await receive({
          token: request.params.token,
          signature: typeof signature === 'string' ? signature : '',
          body: request.body instanceof Buffer ? request.body : Buffer.alloc(0),
        });
        request.log.info({ outcome }, 'a ticket event');
        if (outcome === 'unknown') throw new AppError('NOT_FOUND');
        if (outcome === 'unsigned') throw new AppError('NOT_SIGNED_IN');
        return reply.send({ success: true });
      },
    );
  });
}

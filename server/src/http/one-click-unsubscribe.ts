import type { FastifyInstance } from 'fastify';
import { AppError } from '../call/app-error.ts';

const BODY_LIMIT_BYTES = 1024;
const FORM = 'application/x-www-form-urlencoded';

/**
 * Takes what a mail program sends when its reader presses "unsubscribe" (RFC 8058, 3.2): a form from no page of ours, without a
 * session, with all that it needs in its address. What the form holds says nothing more.
 */
export function registerOneClickUnsubscribe(
  app: FastifyInstance,
  path: string,
  stop: (token: string) => Promise<boolean>,
): void {
  const config = { perMinute: 60 };
  app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    scope.post<{ Params: { token: string } }>(
      `${path}/:token`,
      { config, bodyLimit: BODY_LIMIT_BYTES },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!(await stop(request.params.token))) throw new AppError('NOT_FOUND');
        return reply.send({ success: true });
      },
    );
  });
}

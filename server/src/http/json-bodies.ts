import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** JSON is the only kind of body; an empty one counts as none, because some calls take nothing. */
export function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, null);
    try {
      done(null, JSON.parse(body.toString(), withoutPrototypeKeys));
    } catch {
      // Also what is nested too deep to be read.
      done(new AppError('INVALID_INPUT'));
    }
  });
}

/** Drops the one key with which a body could reach into JavaScript's objects. */
function withoutPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

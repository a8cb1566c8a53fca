import type { FastifyInstance } from 'fastify';
import { AppError } from '../call/app-error.ts';

/** What calendar programs read: an address with all that it needs in it, without a session, which changes nothing. */
export function registerCalendarFeed(
  app: FastifyInstance,
  path: string,
  read: (token: string) => Promise<string | null>,
): void {
  const config = { perMinute: 60 };
  app.get<{ Params: { token: string } }>(`${path}/:token`, { config }, async (request, reply) => {
    const file = await read(request.params.token);
    if (file === null) throw new AppError('NOT_FOUND');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="calendar.ics"')
      .type('text/calendar; charset=utf-8')
      .send(file);
  });
}

import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/** `/healthz`: the process lives. `/readyz`: it can do its work; false while it shuts down or the database is away. */
export function registerHealth(app: FastifyInstance, database: Database, isClosing: () => boolean): void {
  app.get('/healthz', { config: { perMinute: null } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { perMinute: null } }, async (_request, reply) => {
    const ready = !isClosing() && (await database.isReady());
    if (!ready) reply.code(503);
    return { status: ready ? 'ok' : 'not ready' };
  });
}

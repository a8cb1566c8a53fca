import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * Takes no more connections and waits for the requests at work. Connections that their browsers keep open are closed as soon
 * as they are idle, which Node.js itself does only once; whoever has not ended a request after `graceMs` is cut off.
 */
export async function closeHttpServer(app: FastifyInstance, graceMs: number): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../e2e/testing/free-port.ts';
import { startEmbeddedPostgres } from '../../server/src/database/postgres/embedded-postgres.ts';
import type { DatabaseConnection } from '../../server/src/database/postgres/servers.ts';
import { prepareSchema } from '../../server/src/open-database.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { withFolder } from './with-folder.ts';

const LOG_SHOWN = 3000;

/** Fills a database of its own, starts a portal on it, and lets `measure` ask it at its address. */
export function withSeededPortal<Seed, Result>(
  seed: (connection: DatabaseConnection) => Promise<Seed>,
  measure: (origin: string, seeded: Seed, portal: RunningServer) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
    const databaseUrl = postgres.url;
    try {
      await prepareSchema({ connectionString: databaseUrl });
      const seeded = await seed({ connectionString: databaseUrl });
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const portal = await startServer({
        script: 'scripts/start.mjs',
        environment: { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: String(port), TRUST_PROXY: '127.0.0.1' },
        readyUrl: `${origin}/readyz`,
        logFile: join(folder, 'portal.log'),
      });
      try {
        return await measure(origin, seeded, portal);
      } catch (error) {
        const log = readFileSync(join(folder, 'portal.log'), 'utf8').slice(-LOG_SHOWN);
        throw new Error(`The portal that was measured wrote at the end:\n${log}`, { cause: error });
      } finally {
        await portal.stop();
      }
    } finally {
      await postgres.stop();
    }
  });
}

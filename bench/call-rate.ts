import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../e2e/testing/free-port.ts';
import { startEmbeddedPostgres } from '../server/src/database/postgres/embedded-postgres.ts';
import { prepareSchema } from '../server/src/open-database.ts';
import { atMost, type Figure, median } from './figure.ts';
import { answeringProcess, cpuSeconds } from './portal/process-time.ts';
import { type RunningServer, startServer } from './portal/start-server.ts';
import { withFolder } from './portal/with-folder.ts';
import { seedPortal } from './seeds/seed-portal.ts';

const CONNECTIONS = 40;
const ROUNDS = 4;
const ROUND_SECONDS = 6;
const WARM_UP_SECONDS = 5;
const PATH = '/api/profile/getCustomerPortalData';
const HIGHEST_RATIO = 1.5;

/**
 * What CPU time (user and system, of the process) an authenticated call takes that reads one row, as a multiple of a bare Fastify
 * route with the same statements on the same PostgreSQL. The two run as processes of their own and are asked in turn, so that whatever
 * else the machine does hits both; each has a warm-up, the medians count.
 */
export function measureCallRate(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
    const databaseUrl = postgres.url;
    try {
      await prepareSchema({ connectionString: databaseUrl });
      const { cookie, statements } = await seedPortal(folder, { connectionString: databaseUrl });
      const plan = join(folder, 'statements.json');
      writeFileSync(plan, JSON.stringify({ databaseUrl, statements }));
      const [portalPort, barePort] = [await freePort(), await freePort()];
      const portal = await startServer({
        script: 'scripts/start.mjs',
        environment: {
          DATA_DIR: folder,
          DATABASE_URL: databaseUrl,
          PORT: String(portalPort),
          TRUST_PROXY: '127.0.0.1',
        },
        readyUrl: `http://127.0.0.1:${portalPort}/readyz`,
        logFile: join(folder, 'portal.log'),
      });
      const bare = await startServer({
        script: 'bench/portal/bare-server.ts',
        args: [plan, String(barePort)],
        readyUrl: `http://127.0.0.1:${barePort}${PATH}`,
        logFile: join(folder, 'bare.log'),
      });
      try {
        return await compare({ server: portal, port: portalPort }, { server: bare, port: barePort }, cookie);
      } finally {
        await Promise.all([portal.stop(), bare.stop()]);
      }
    } finally {
      await postgres.stop();
    }
  });
}

type Asked = { readonly server: RunningServer; readonly port: number };

async function compare(portal: Asked, bare: Asked, cookie: string): Promise<Figure[]> {
  for (const { port } of [portal, bare]) await ask(port, cookie, WARM_UP_SECONDS);
  const ofPortal: number[] = [];
  const ofBare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ofPortal.push(await workOfCall(portal, cookie));
    ofBare.push(await workOfCall(bare, cookie));
  }
  const [portalMs, bareMs] = [median(ofPortal), median(ofBare)];
  const ratio = atMost('Call that reads one row: CPU, of a bare route', portalMs / bareMs, HIGHEST_RATIO, 'times', 2);
  return [{ ...ratio, measured: `${ratio.measured} (${portalMs.toFixed(2)} of ${bareMs.toFixed(2)} ms)` }];
}

/** Milliseconds of CPU that the process took for each answer of a round. */
async function workOfCall({ server, port }: Asked, cookie: string): Promise<number> {
  const id = answeringProcess(server.processId);
  const before = cpuSeconds(id);
  const answers = await ask(port, cookie, ROUND_SECONDS);
  return ((cpuSeconds(id) - before) * 1000) / answers;
}

/** How many answers came; the calls come from as many addresses as the rate limit needs. */
async function ask(port: number, cookie: string, seconds: number): Promise<number> {
  const requests = Array.from({ length: 1000 }, (_, index) => ({
    path: PATH,
    headers: { cookie, host: `localhost:${port}`, 'x-forwarded-for': `10.7.${index >> 8}.${index & 255}` },
  }));
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    requests,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} calls were refused and ${result.errors} failed on port ${port}.`);
  }
  return result['2xx'];
}

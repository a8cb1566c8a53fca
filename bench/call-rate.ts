import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../e2e/testing/free-port.ts';
import { startEmbeddedPostgres } from '../server/src/database/embedded-postgres.ts';
import { prepareSchema } from '../server/src/open-database.ts';
import { atLeast, type Figure, median } from './figure.ts';
import { seedPortal } from './seed-portal.ts';
import { startServer } from './start-server.ts';
import { withFolder } from './with-folder.ts';

const CONNECTIONS = 40;
const ROUNDS = 4;
const ROUND_SECONDS = 6;
const WARM_UP_SECONDS = 5;
const PATH = '/api/profile/getCustomerPortalData';
const LOWEST_RATIO = 0.6;

/**
 * How many answers a second an authenticated call gives that reads one row, as a share of a bare Fastify route with the same
 * statements on the same PostgreSQL. The two run as processes of their own and are asked in turn, so that whatever else the
 * machine does hits both; each has a warm-up, the medians count.
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
        script: 'bench/bare-server.ts',
        args: [plan, String(barePort)],
        readyUrl: `http://127.0.0.1:${barePort}${PATH}`,
        logFile: join(folder, 'bare.log'),
      });
      try {
        return await compare(portalPort, barePort, cookie);
      } finally {
        await Promise.all([portal.stop(), bare.stop()]);
      }
    } finally {
      await postgres.stop();
    }
  });
}

async function compare(portalPort: number, barePort: number, cookie: string): Promise<Figure[]> {
  await rate(portalPort, cookie, WARM_UP_SECONDS);
  await rate(barePort, cookie, WARM_UP_SECONDS);
  const portal: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    portal.push(await rate(portalPort, cookie, ROUND_SECONDS));
    bare.push(await rate(barePort, cookie, ROUND_SECONDS));
  }
  const [perSecond, barePerSecond] = [median(portal), median(bare)];
  const ratio = atLeast('Call that reads one row, share of a bare route', perSecond / barePerSecond, LOWEST_RATIO, 2);
  const rates = `${perSecond.toFixed(0)}/s of ${barePerSecond.toFixed(0)}/s`;
  return [{ ...ratio, measured: `${ratio.measured} (${rates})` }];
}

/** Answers a second; the calls come from as many addresses as the rate limit needs. */
async function rate(port: number, cookie: string, seconds: number): Promise<number> {
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
  return result['2xx'] / result.duration;
}

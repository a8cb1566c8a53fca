import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { freePort } from '../e2e/testing/free-port.ts';
import { startEmbeddedPostgres } from '../server/src/database/postgres/embedded-postgres.ts';
import { prepareSchema } from '../server/src/open-database.ts';
import { atMost, type Figure, median } from './figure.ts';
import { startServer } from './portal/start-server.ts';
import { withFolder } from './portal/with-folder.ts';
import { seedPortal } from './seeds/seed-portal.ts';

const CONNECTIONS = 40;
const ROUNDS = 3;
const ROUND_SECONDS = 8;
const WARM_UP_SECONDS = 5;
const PATH = '/api/dashboard/getModuleActivity';
const WEBSITES = 5;
const SCANS_EACH = 40;
const MAX_TIMES_MEDIAN = 3;

/** How even the dashboard's one call is with forty people asking at once: its 99th percentile as a multiple of its median. */
export function measureDashboard(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
    const databaseUrl = postgres.url;
    try {
      await prepareSchema({ connectionString: databaseUrl });
      const { cookie } = await seedPortal(folder, { connectionString: databaseUrl });
      await addScans(databaseUrl);
      const port = await freePort();
      const portal = await startServer({
        script: 'scripts/start.mjs',
        environment: { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: String(port), TRUST_PROXY: '127.0.0.1' },
        readyUrl: `http://127.0.0.1:${port}/readyz`,
        logFile: join(folder, 'portal.log'),
      });
      try {
        return [await measure(port, cookie)];
      } finally {
        await portal.stop();
      }
    } finally {
      await postgres.stop();
    }
  });
}

async function measure(port: number, cookie: string): Promise<Figure> {
  await ask(port, cookie, WARM_UP_SECONDS);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await ask(port, cookie, ROUND_SECONDS));
  const ratio = median(rounds.map(({ p50, p99 }) => p99 / p50));
  const name = `Dashboard's call at ${CONNECTIONS} connections, 99th percentile`;
  const figure = atMost(name, ratio, MAX_TIMES_MEDIAN, 'times its median', 1);
  return { ...figure, measured: `${figure.measured} (median ${median(rounds.map(({ p50 }) => p50))} ms)` };
}

/** Times in milliseconds; the calls come from as many addresses as the rate limit needs. */
async function ask(port: number, cookie: string, seconds: number): Promise<{ p50: number; p99: number }> {
  const requests = Array.from({ length: 1000 }, (_, index) => ({
    path: PATH,
    headers: { cookie, host: `localhost:${port}`, 'x-forwarded-for': `10.6.${index >> 8}.${index & 255}` },
  }));
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    requests,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} calls were refused and ${result.errors} failed.`);
  }
  return { p50: result.latency.p50, p99: result.latency.p99 };
}

async function addScans(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`
      insert into websites (website_id, org_id, name, url, scan_level, created_at)
      select gen_random_uuid(), org_id, 'Shop ' || number, 'https://shop-' || number || '.example', 'safe', now()
      from organisations, generate_series(1, ${WEBSITES}) number;
      insert into scans (scan_id, org_id, website_id, scan_level, status, started_at, completed_at, highs, mediums, lows)
      select gen_random_uuid(), org_id, website_id, 'safe', 'completed', now() - number * interval '1 day', now(), 2, 3, 5
      from websites, generate_series(1, ${SCANS_EACH}) number;`);
  } finally {
    await client.end();
  }
}

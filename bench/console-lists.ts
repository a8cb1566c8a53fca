import { join } from 'node:path';
import { freePort } from '../e2e/testing/free-port.ts';
import { startEmbeddedPostgres } from '../server/src/database/embedded-postgres.ts';
import { prepareSchema } from '../server/src/database/open-database.ts';
import { atMost, type Figure, median } from './figure.ts';
import { seedOrganisations } from './seed-organisations.ts';
import { startServer } from './start-server.ts';
import { withFolder } from './with-folder.ts';

const CUSTOMERS = 50_000;
const MOST_MS = 50;
const WARM_UP = 5;
const TIMES = 15;

/** The console's lists as staff asks for them: first page, far page, search, filter and order. */
const PAGES: Readonly<Record<string, string>> = {
  'first page of customers': 'organisations',
  'customers, page 1,500': 'organisations?page=1500',
  'customers by name': 'organisations?sort=name',
  'customers by websites': 'organisations?sort=most-websites',
  'customers by scans, page 1,500': 'organisations?sort=most-scans&page=1500',
  'customers by admins': 'organisations?sort=fewest-admins',
  'customers by activity': 'organisations?sort=active-longest-ago',
  'customers found by name': 'organisations?search=quay%20works%2012',
  'suspended customers': 'organisations?status=suspended',
  'log of the portal': 'auditLog',
  'log of one kind and some customers': 'auditLog?action=scan.started&organisation=works%20123',
  'failed mails': 'mails?status=failed',
};

/** How long the console's lists take with 50,000 customers: medians over HTTP after a warm-up. */
export function measureConsoleLists(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
    const databaseUrl = `postgres://${postgres.connection.user}@localhost/postgres?host=${encodeURIComponent(postgres.connection.host)}`;
    try {
      await prepareSchema({ connectionString: databaseUrl });
      const token = await seedOrganisations({ connectionString: databaseUrl }, CUSTOMERS);
      const port = await freePort();
      const portal = await startServer({
        script: 'scripts/start.mjs',
        environment: { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: String(port) },
        readyUrl: `http://127.0.0.1:${port}/readyz`,
        logFile: join(folder, 'portal.log'),
      });
      try {
        const figures: Figure[] = [];
        for (const [name, path] of Object.entries(PAGES)) {
          const address = `http://127.0.0.1:${port}/api/console/${path}`;
          figures.push(atMost(`console: ${name}`, await timeOf(address, token), MOST_MS, 'ms', 1));
        }
        return figures;
      } finally {
        await portal.stop();
      }
    } finally {
      await postgres.stop();
    }
  });
}

async function timeOf(address: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time += 1) {
    const startedAt = performance.now();
    const response = await fetch(address, { headers: { cookie: `sid=${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    times.push(performance.now() - startedAt);
  }
  return median(times.slice(WARM_UP));
}

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../e2e/testing/free-port.ts';
import { startEmbeddedPostgres } from '../server/src/database/postgres/embedded-postgres.ts';
import { prepareSchema } from '../server/src/open-database.ts';
import { hashPassword, verifyPassword } from '../server/src/providers/identity/password-hash.ts';
import { atMost, type Figure, median } from './figure.ts';
import { startServer } from './portal/start-server.ts';
import { withFolder } from './portal/with-folder.ts';
import { seedAccounts } from './seeds/seed-accounts.ts';
import { seedPortal } from './seeds/seed-portal.ts';
import { SignInVisitor } from './sign-in-visitor.ts';

const AT_ONCE = 20;
const ROUNDS = 5;
const CALL = '/api/profile/getCustomerPortalData';
const MAX_BEYOND_HASH_MS = 150;
const MAX_WAIT_RATIO = 20;
const PASSWORD = 'Quiet-River-42-Lamp';

/**
 * How long a sign-in (password, then session) takes when twenty come at once, beyond the password hashes themselves, which take
 * turns at the cores; and whether a simple call of somebody else waits meanwhile. The hashes alone run in the same round, as
 * many at a time as in the portal. Medians of rounds after a warm-up.
 */
export function measureSignIn(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
    const databaseUrl = postgres.url;
    try {
      await prepareSchema({ connectionString: databaseUrl });
      const { cookie } = await seedPortal(folder, { connectionString: databaseUrl });
      const emails = await seedAccounts(folder, { connectionString: databaseUrl }, AT_ONCE, PASSWORD);
      const port = await freePort();
      const portal = await startServer({
        script: 'scripts/start.mjs',
        environment: { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: String(port), TRUST_PROXY: '127.0.0.1' },
        readyUrl: `http://127.0.0.1:${port}/readyz`,
        logFile: join(folder, 'portal.log'),
      });
      try {
        return await measure(port, cookie, emails);
      } finally {
        await portal.stop();
      }
    } finally {
      await postgres.stop();
    }
  });
}

async function measure(port: number, cookie: string, emails: readonly string[]): Promise<Figure[]> {
  const beyond: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const hashes = percentile95(await timesAtOnce(await hashTasks()));
    const alone = percentile95(await signInAtOnce(port, emails, `10.8.${round}`));
    // Whoever calls again and again takes part of the machine, so the wait is measured in sign-ins of its own.
    const quiet = await worstWait(port, cookie, delay(1000));
    const busy = await worstWait(port, cookie, signInAtOnce(port, emails, `10.9.${round}`));
    // The first round warms up.
    if (round === 0) continue;
    beyond.push(alone - hashes);
    ratios.push(busy / quiet);
  }
  return [
    atMost(`Sign-in, ${AT_ONCE} at once, 95th percentile beyond the hashes`, median(beyond), MAX_BEYOND_HASH_MS, 'ms'),
    atMost('Worst wait of a simple call meanwhile', median(ratios), MAX_WAIT_RATIO, 'times that without', 1),
  ];
}

/** Times of sign-ins that start together, each in a browser of its own. */
async function signInAtOnce(port: number, emails: readonly string[], network: string): Promise<number[]> {
  const visitors = await Promise.all(
    emails.map((email, index) => SignInVisitor.open(port, email, `${network}.${index}`)),
  );
  return timesAtOnce(visitors.map((visitor) => () => visitor.signIn(PASSWORD)));
}

async function hashTasks(): Promise<(() => Promise<unknown>)[]> {
  const hash = await hashPassword(PASSWORD);
  return Array.from({ length: AT_ONCE }, () => () => verifyPassword(hash, PASSWORD));
}

/** From the moment at which all of them start to the end of each, in milliseconds. */
function timesAtOnce(tasks: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const startedAt = performance.now();
  return Promise.all(
    tasks.map(async (task) => {
      await task();
      return performance.now() - startedAt;
    }),
  );
}

/** The longest answer time of a call that is made again and again until something has ended. */
async function worstWait(port: number, cookie: string, until: Promise<unknown>): Promise<number> {
  const state = { hasEnded: false };
  const ended = until.then(() => {
    state.hasEnded = true;
  });
  let worst = 0;
  while (!state.hasEnded) {
    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${CALL}`, {
      headers: { cookie, host: `localhost:${port}`, 'x-forwarded-for': `10.9.0.${Math.floor(Math.random() * 250)}` },
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The simple call answered ${response.status}.`);
    worst = Math.max(worst, performance.now() - startedAt);
  }
  await ended;
  return worst;
}

function percentile95(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

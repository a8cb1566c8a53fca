import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { connectOwner } from '../database/pools.ts';
import type { DatabaseConnection } from '../database/postgres/servers.ts';
import { APP_ROLE } from '../database/settings.ts';
import type { JobKind } from './job-kind.ts';

/** Schema of the job tables. */
export const JOBS_SCHEMA = 'jobs';

const FACT = 'installed_queues';

/**
 * Installs or updates the job tables and queues as the owner, and opens them to the application's role. Does nothing when
 * the last run installed the same, because every start asks.
 */
export async function installQueues(
  owner: pg.Client,
  connection: DatabaseConnection,
  kinds: readonly JobKind[],
): Promise<void> {
  const wanted = fingerprint(kinds);
  const { rows } = await owner.query<{ value: string }>('select value from portal_facts where name = $1', [FACT]);
  if (rows[0]?.value === wanted) return;
  const installer = await connectOwner(connection);
  const db = { executeSql: (text: string, values?: unknown[]) => installer.query(text, values) };
  const boss = new PgBoss({ db, schema: JOBS_SCHEMA, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  try {
    await boss.start();
    for (const { name, settings } of kinds) {
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
    }
  } finally {
    await boss.stop({ graceful: false });
    await installer.end();
  }
  await owner.query(`
    grant usage on schema ${JOBS_SCHEMA} to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to ${APP_ROLE};
    grant usage on all sequences in schema ${JOBS_SCHEMA} to ${APP_ROLE};
    grant execute on all functions in schema ${JOBS_SCHEMA} to ${APP_ROLE};
  `);
  await owner.query(
    'insert into portal_facts (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [FACT, JSON.stringify(wanted)],
  );
}

function fingerprint(kinds: readonly JobKind[]): string {
  // Where modules come in another order, as in a bundle, the queues are the same.
  const queues = kinds
    .map(({ name, settings }) => ({ name, settings }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const manifest: unknown = createRequire(import.meta.url)('pg-boss/package.json');
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
  return createHash('sha256').update(JSON.stringify({ version, queues })).digest('hex');
}

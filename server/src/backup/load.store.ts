import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { JOBS_SCHEMA } from '../jobs/install-queues.ts';
import { BackupError, type Manifest } from './backup-format.ts';
import { listMigrations, listTables } from './schema.store.ts';

const BATCH_CHARACTERS = 2_000_000;
/** Long enough for a portal on a busy machine to ask again. */
const QUIET_MS = 5000;
const LOOK_EVERY_MS = 500;
const SCAN_JOB_LIFE = '14 days';

/**
 * Checks that a backup can be loaded here.
 * @throws BackupError when somebody uses the portal already, or is working with it, or the backup is of another version
 */
export async function requireLoadable(owner: pg.Client, manifest: Manifest): Promise<void> {
  if (await isPortalRunning(owner)) throw new BackupError('A portal is running on this database. Stop it first.');
  const { rows: used } = await owner.query(
    'select 1 from public.users union all select 1 from public.organisations union all select 1 from public.identities limit 1',
  );
  if (used.length > 0) {
    throw new BackupError('This portal is in use: it already has accounts. Restore into an empty one (set DATA_DIR).');
  }
  const list = (migrations: Manifest['migrations']) => migrations.map(({ name, hash }) => `${name} ${hash}`).join('\n');
  if (list(await listMigrations(owner)) === list(manifest.migrations)) return;
  const latest = manifest.migrations.at(-1)?.name ?? 'none';
  throw new BackupError(
    `The backup was made by another version of the portal (its database is at ${latest}). Install that version, restore, then update.`,
  );
}

/** A running portal asks every two seconds at least; a pooler keeps a stopped one's connections for longer, without asking. */
async function isPortalRunning(owner: pg.Client): Promise<boolean> {
  const deadline = Date.now() + QUIET_MS;
  for (;;) {
    const { rows } = await owner.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name in ('portal', 'portal jobs')
         and (state <> 'idle' or state_change > clock_timestamp() - interval '${QUIET_MS} milliseconds')`,
    );
    if (rows.length === 0) return false;
    if (Date.now() > deadline) return true;
    await delay(LOOK_EVERY_MS);
  }
}

/**
 * Replaces what an empty portal holds by the rows in `folder`, in one transaction; `beforeCommit` is the last that happens.
 * @throws BackupError when rows are missing
 */
export async function loadDatabase(
  owner: pg.Client,
  folder: string,
  manifest: Manifest,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  await owner.query('begin');
  try {
    const known = new Map((await listTables(owner)).map(({ name, columns }) => [name, columns]));
    const names = manifest.tables.map(({ name }) => name);
    if (names.length !== known.size || names.some((name) => !known.has(name))) {
      throw new BackupError('The backup has different tables than this portal.');
    }
    await owner.query(`truncate ${names.map((name) => `public.${name}`).join(', ')}`);
    for (const { name, columns, rows } of manifest.tables) {
      const list = columns.map((column) => `"${column}"`).join(', ');
      const insert = `insert into public.${name} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::public.${name}, $1::json)`;
      await loadRows(owner, insert, folder, name, rows);
    }
    for (const { name, lastValue } of manifest.sequences) {
      if (lastValue !== null) await owner.query('select setval($1::regclass, $2)', [`public.${name}`, lastValue]);
    }
    await loadJobs(owner, folder, manifest.pendingJobs);
    await beforeCommit();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** Jobs that were at work wait again; a scan's job lives on as long as its scan does. */
async function loadJobs(owner: pg.Client, folder: string, count: number): Promise<void> {
  const jobs = `${JOBS_SCHEMA}.job`;
  await owner.query(`delete from ${jobs}`);
  await loadRows(
    owner,
    `insert into ${jobs} select * from json_populate_recordset(null::${jobs}, $1::json)`,
    folder,
    'pending-jobs',
    count,
  );
  await owner.query(
    `update ${jobs} set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
  );
  await owner.query(
    `update ${jobs} set keep_until = greatest(keep_until, now() + interval '${SCAN_JOB_LIFE}') where name = 'run-scan'`,
  );
}

async function loadRows(
  owner: pg.Client,
  insert: string,
  folder: string,
  name: string,
  expected: number,
): Promise<void> {
  let count = 0;
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length > 0) await owner.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
    size = 0;
  };
  const input = createReadStream(join(folder, 'tables', `${name}.jsonl`));
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(line);
    size += line.length;
    count += 1;
    if (size > BATCH_CHARACTERS) await flush();
  }
  await flush();
  if (count !== expected)
    throw new BackupError(`The backup is not complete: ${name} has ${count} of ${expected} rows.`);
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { extract } from 'tar';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Manifest, parseManifest } from '../backup/backup-format.ts';
import { loadDatabase } from '../backup/load.store.ts';
import { JOB_KINDS } from '../job-kinds.ts';
import { installQueues } from '../jobs/install-queues.ts';
import { prepareSchema } from '../open-database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** The demonstration's firm as the version of that migration kept it: `npm run demo`, then `npm run backup`. */
const ARCHIVE = join(import.meta.dirname, 'earlier-versions', 'portal-at-0030.tar.gz');

let server: TestDatabase;
let folder: string;
let manifest: Manifest;
let owner: pg.Client;
const name = `upgrade_${randomUUID().replaceAll('-', '')}`;
const connection = () => ({ host: inject('clusterHost'), port: 5432, user: 'portal_owner', database: name });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-upgrade-'));
  await extract({ file: ARCHIVE, cwd: folder });
  manifest = parseManifest(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  server = await createTestDatabase();
  await server.query(`create database ${name}`);
  owner = new pg.Client(connection());
  await owner.connect();
  await owner.query(
    'create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  for (const migration of manifest.migrations) {
    const sql = readFileSync(join(MIGRATIONS, migration.name), 'utf8');
    expect(createHash('sha256').update(sql).digest('hex'), migration.name).toBe(migration.hash);
    await owner.query(sql);
    await owner.query('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash]);
  }
  await installQueues(owner, connection(), JOB_KINDS);
  await loadDatabase(owner, folder, manifest, async () => undefined);
});
afterAll(async () => {
  await owner.end();
  await server.query(`drop database ${name} with (force)`);
  await server.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Tables that a later version takes away on purpose, such as those of a module that is no part of the portal any more. */
const DROPPED = new Set(
  readdirSync(MIGRATIONS).flatMap((file) =>
    [...readFileSync(join(MIGRATIONS, file), 'utf8').matchAll(/^drop table ([\w, ]+);/gm)].flatMap(([, names = '']) =>
      names.split(', '),
    ),
  ),
);

/** All rows of the tables of the archive that stay, with the columns that they had there. */
async function rowsOfThen(): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {};
  for (const { name: table, columns } of manifest.tables.filter((each) => !DROPPED.has(each.name))) {
    const list = columns.map((column) => `"${column}"`).join(', ');
    const { rows } = await owner.query<{ line: string }>(
      `select row_to_json(t)::text as line from (select ${list} from public.${table}) t order by 1`,
    );
    // What kinds of jobs are installed is the version's own, and changes with it.
    dump[table] = rows.map(({ line }) => (table === 'portal_facts' ? line.replace(/[0-9a-f]{64}/, 'installed') : line));
  }
  return dump;
}

test('a database of an earlier version is brought up to date with every row as it was', async () => {
  const before = await rowsOfThen();
  for (const { name: table, rows } of manifest.tables)
    if (!DROPPED.has(table)) expect(before[table], table).toHaveLength(rows);
  expect(Object.values(before).flat().length).toBeGreaterThan(200);
  const jobs = async () => (await owner.query('select id, name, data from jobs.job order by id')).rows;
  const waiting = await jobs();
  await prepareSchema(connection());
  expect(await rowsOfThen()).toEqual(before);
  expect(await jobs()).toEqual(waiting);
  await prepareSchema(connection());
  expect(await rowsOfThen()).toEqual(before);
});

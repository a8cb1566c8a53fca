import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { prepareSchema } from '../open-database.ts';
import { dumpDatabase } from '../testing/table-dump.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { MigrationError, migrate } from './migrate.ts';
import { DatabaseBusy } from './schema-lock.ts';

const FILES = readdirSync(join(import.meta.dirname, 'migrations')).sort();

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const nothing = () => Promise.resolve();
const lockOf = ({ connection }: TestDatabase) => ({ connection, tell: () => undefined, patienceMs: 60_000 });

async function asOwner<Result>(
  connection: pg.ClientConfig,
  run: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const owner = new pg.Client(connection);
  await owner.connect();
  try {
    return await run(owner);
  } finally {
    await owner.end();
  }
}

test('a second run does nothing', async () => {
  const before = await dumpDatabase(database);
  expect(await asOwner(database.connection, (owner) => migrate(owner, lockOf(database), nothing))).toEqual([]);
  await prepareSchema(database.connection);
  expect(await dumpDatabase(database)).toEqual(before);
});

test('a database of a newer portal is refused and stays as it is', async () => {
  await database.query(`insert into schema_migrations (name, hash) values ('9999-later.sql', 'x')`);
  const before = await dumpDatabase(database);
  const run = prepareSchema(database.connection);
  await expect(run).rejects.toThrow(MigrationError);
  await expect(run).rejects.toThrow('created by a newer portal (it has 9999-later.sql)');
  expect(await dumpDatabase(database)).toEqual(before);
});

test('a file that was changed after it was applied is refused', async () => {
  await database.query(`update schema_migrations set hash = 'x' where name = $1`, [FILES[0]]);
  await expect(prepareSchema(database.connection)).rejects.toThrow(`The migration ${FILES[0]} was changed`);
});

test('an update runs what is new, and only that', async () => {
  const last = FILES.at(-1) ?? '';
  const applied = await database.query('select name, hash from schema_migrations where name <> $1 order by name', [
    last,
  ]);
  await asOwner(database.connection, async (owner) => {
    await owner.query('drop schema public cascade; create schema public');
    await owner.query('create table schema_migrations (name text primary key, hash text, applied_at timestamptz)');
    for (const { name, hash } of applied) {
      await owner.query(readFileSync(join(import.meta.dirname, 'migrations', name), 'utf8'));
      await owner.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
    }
    expect(await migrate(owner, lockOf(database), nothing)).toEqual([last]);
  });
});

test('a migration that fails half-way leaves nothing of itself, and the next run can go on', async () => {
  const first = FILES[0] ?? '';
  // What it makes is there already, so the file fails half-way.
  await database.query('delete from schema_migrations where name = $1', [first]);
  await expect(prepareSchema(database.connection)).rejects.toThrow(/already exists/);
  expect(await database.query('select 1 from schema_migrations where name = $1', [first])).toEqual([]);
  // Tests beside this one have locks in databases of their own.
  const locks = await database.query(
    `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and granted and datname = current_database()`,
  );
  expect(locks).toEqual([]);
});

test('two portals that start at once on an empty database migrate it once', async () => {
  const connection = {
    host: inject('clusterHost'),
    port: 5432,
    user: 'portal_owner',
    database: `empty_${process.pid}`,
  };
  const server = { ...connection, database: 'postgres' };
  await asOwner(server, (owner) => owner.query(`create database ${connection.database}`));
  try {
    await Promise.all([prepareSchema(connection), prepareSchema(connection), prepareSchema(connection)]);
    const { rows } = await asOwner(connection, (owner) =>
      owner.query('select name from schema_migrations order by name'),
    );
    expect(rows.map((row) => row.name)).toEqual(FILES);
  } finally {
    await asOwner(server, (owner) => owner.query(`drop database ${connection.database} with (force)`));
  }
});

/** Makes ready what somebody else holds meanwhile with `statement`, and says what was told before that one let go. */
async function startBehind(statement: string, patienceMs?: number): Promise<string[]> {
  const holder = new pg.Client({ ...database.connection, application_name: 'an administrator' });
  await holder.connect();
  await holder.query(statement);
  const told = Promise.withResolvers<string>();
  const lines: string[] = [];
  const tell = (line: string) => {
    lines.push(line);
    told.resolve(line);
  };
  const lock = { connection: database.connection, tell, patienceMs: patienceMs ?? 60_000 };
  const run = asOwner(database.connection, (owner) =>
    migrate(
      owner,
      lock,
      async (client) => void (await client.query('alter table brands add column if not exists x int')),
    ),
  );
  try {
    if (patienceMs !== undefined) await expect(run).rejects.toThrow(DatabaseBusy);
    else await Promise.race([told.promise, run]);
  } finally {
    await holder.end();
    await run.catch(() => undefined);
  }
  return lines;
}

test.each([
  ['the lock of updates, which a session was left with', 'select pg_advisory_lock(7261101)'],
  ['a table', 'begin; select 1 from brands; lock table brands in access share mode'],
])('a start that waits for %s says who holds it, once, and goes on after that', async (_what, statement) => {
  const lines = await startBehind(statement);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /process \d+ \(an administrator, from .+\) has held it since [\d-]+ [\d:]+ UTC.+pg_terminate_backend/,
  );
  const column = await database.query(
    `select 1 from pg_attribute where attrelid = 'brands'::regclass and attname = 'x'`,
  );
  expect(column).toHaveLength(1);
});

test('a start that waits for too long ends', async () => {
  expect(await startBehind('select pg_advisory_lock(7261101)', 2000)).toHaveLength(1);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { dumpDatabase } from '../testing/table-dump.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { MigrationError, migrate } from './migrate.ts';
import { prepareSchema } from './open-database.ts';

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
  await expect(run).rejects.toThrow('made by a newer portal (it has 9999-later.sql)');
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
  const locks = await database.query(`select 1 from pg_locks where locktype = 'advisory' and granted`);
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

import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { contractions, readSchemaShape } from '../testing/schema-shape.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** The last file of the first version that can be updated while it runs. */
const FIRST_VERSION = '0030-roles.sql';
/** What is taken away a version later, when no process uses it any more, lies in files of this name. */
const CONTRACT_STEP = /^\d{4}-contract-/;

const files = readdirSync(FOLDER).sort();
const before = files.filter((name) => name <= FIRST_VERSION);
const after = files.filter((name) => name > FIRST_VERSION);

const connectionTo = (database: string) => ({
  host: inject('clusterHost'),
  port: 5432,
  user: 'portal_owner',
  database,
});
const name = `rule_${randomUUID().replaceAll('-', '')}`;
let server: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  server = await createTestDatabase();
  await server.query(`create database ${name}`);
  owner = new pg.Client(connectionTo(name));
  await owner.connect();
  for (const file of before) await owner.query(readFileSync(join(FOLDER, file), 'utf8'));
});
afterAll(async () => {
  await owner.end();
  await server.query(`drop database ${name} with (force)`);
  await server.drop();
});

/** What a process of the version before may stumble over once `sql` was run, which is undone. */
async function found(sql: string): Promise<string[]> {
  await owner.query('begin');
  try {
    const shape = await readSchemaShape(owner);
    await owner.query(sql);
    return contractions(shape, await readSchemaShape(owner));
  } finally {
    await owner.query('rollback');
  }
}

test.each([
  ['a column that is dropped', 'alter table websites drop column name cascade'],
  ['a table that is dropped', 'drop table single_uses'],
  ['a column that is renamed', 'alter table users rename column last_name to surname'],
  ['a table that is renamed', 'alter table single_uses rename to used_once'],
  ['a new column that must be given', 'alter table websites add column owner text not null'],
  ['another type', 'alter table users alter column last_name type varchar(80)'],
  ['a column that must be given from now on', 'alter table scans alter column due_at set not null'],
  ['a default that goes', 'alter table schema_marks alter column made_at drop default'],
  ['a check on what was there', `alter table users add check (last_name <> '')`],
  ['a unique index on what was there', 'create unique index on users (last_name)'],
  [
    'a foreign key on what was there',
    'alter table single_uses add column n int; alter table websites add foreign key (org_id) references organisations',
  ],
  ['row security on a table that had none', 'alter table schema_marks enable row level security'],
  [
    'a policy that goes',
    "do $$ declare p record; begin select * into p from pg_policies limit 1; execute format('drop policy %I on %I', p.policyname, p.tablename); end $$",
  ],
  [
    'a policy that lets less through',
    "do $$ declare p record; begin select * into p from pg_policies where qual is not null limit 1; execute format('alter policy %I on %I using (false)', p.policyname, p.tablename); end $$",
  ],
  ['a right that is taken', 'revoke insert on websites from portal_app'],
  [
    'a function that goes',
    "create function kept() returns int language sql as 'select 1'; drop function app_org_id() cascade",
  ],
])('the rule finds %s', async (_what, sql) => {
  await owner.query('create table if not exists schema_marks (n int, made_at timestamptz not null default now())');
  expect(await found(sql)).not.toEqual([]);
});

test.each([
  [
    'a table with rules of its own',
    'create table things (id uuid primary key, org_id uuid not null references organisations, n int not null check (n > 0))',
  ],
  [
    'a column with a default and a check',
    'alter table websites add column level int not null default 1 check (level > 0)',
  ],
  ['a column that may be empty', 'alter table websites add column note text unique'],
  [
    'an index, a policy and a right more',
    'create index on websites (created_at); create policy more on websites for select to portal_system using (true); grant select on schema_migrations_note to portal_app',
  ],
  ['a wider limit', 'alter table scans alter column due_at drop not null'],
])('the rule lets %s pass', async (_what, sql) => {
  await owner.query('create table if not exists schema_migrations_note (n int)');
  expect(await found(sql)).toEqual([]);
});

test('every migration since only adds, or is named a contract step', async () => {
  for (const file of after) {
    const shape = await readSchemaShape(owner);
    await owner.query(readFileSync(join(FOLDER, file), 'utf8'));
    const stumbles = contractions(shape, await readSchemaShape(owner));
    if (!CONTRACT_STEP.test(file)) expect(stumbles, file).toEqual([]);
  }
  expect(before.at(-1)).toBe(FIRST_VERSION);
});

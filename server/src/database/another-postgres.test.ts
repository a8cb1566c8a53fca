import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { dumpDatabase } from '../backup/dump.store.ts';
import { prepareSchema } from '../open-database.ts';
import { createDatabase } from './database.ts';
import { connectOwner, createPool } from './pools.ts';

const name = `u${randomUUID().replaceAll('-', '')}`;
const of = (user: string, database: string) => ({ host: inject('clusterHost'), port: 5432, user, database });

/** What the README has a superuser run; the roles are there already, as for a second portal of the same server. */
const README = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8').replace(/\s+/g, ' ');
const GRANT = 'grant portal_system to that_user;';

async function asSuperuser(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(of('portal_owner', 'postgres'));
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeEach(() => asSuperuser(`create user ${name}`, `create database ${name} owner ${name}`));
afterEach(() => asSuperuser(`drop database ${name} with (force)`, `drop user ${name}`));

test('a user with what the README grants and no more has a portal that works, and a backup with all rows', async () => {
  expect(README).toContain(`create role portal_app; create role portal_system in role portal_app; ${GRANT}`);
  await asSuperuser(GRANT.replace('that_user', name));
  const connection = of(name, name);
  await prepareSchema(connection);
  const pool = createPool(connection, () => undefined);
  const database = createDatabase(pool);
  const [orgId, other] = [randomUUID(), randomUUID()];
  try {
    await database.asSystem(async (tx) => {
      for (const id of [orgId, other])
        await sql`
          insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, created_at)
          values (${id}, 'default', 'Firm', '11-20', 'RETAIL', 'basic', now())`.execute(tx);
    });
    const own = await database.inOrg(orgId, (tx) => tx.selectFrom('organisations').select('org_id').execute());
    expect(own).toEqual([{ org_id: orgId }]);
  } finally {
    await pool.end();
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const owner = await connectOwner(connection);
  try {
    const { tables } = await dumpDatabase(owner, folder, new Date());
    expect(tables.find((table) => table.name === 'organisations')?.rows).toBe(2);
  } finally {
    await owner.end();
    rmSync(folder, { recursive: true });
  }
});

test('a user without it is refused by the database', async () => {
  await expect(prepareSchema(of(name, name))).rejects.toMatchObject({ code: '42501' });
});

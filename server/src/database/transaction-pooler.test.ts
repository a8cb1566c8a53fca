import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createBackup } from '../backup/create-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { createJobQueue } from '../jobs/job-queue.ts';
import { runScanJob } from '../modules/monitoring/monitoring.kinds.ts';
import { prepareSchema } from '../open-database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTransactionPooler, type TransactionPooler } from '../testing/transaction-pooler.ts';
import { createDatabase } from './database.ts';
import { createPool } from './pools.ts';

/** Each way of the portal to ask names its role before anything else; those of the owner say so too. */
const BEGINNINGS = /^begin; (?:set local role portal_(?:app|system);|set local statement_timeout = 0;)/;
/** What the owner asks before it changes the schema: which server this is, whether roles can be taken. */
const OWNERS = /^select (?:current_setting\('server_version_num'\)|pg_backend_pid\(\))/;

let database: TestDatabase;
let pooler: TransactionPooler;
beforeEach(async () => {
  database = await createTestDatabase();
  pooler = await startTransactionPooler(inject('clusterHost'));
});
afterEach(async () => {
  await pooler.close();
  await database.drop();
});

const through = (name = database.connection.database) => ({
  connectionString: `postgres://portal_owner@127.0.0.1:${pooler.port}/${name}`,
});

test('startup options, which poolers refuse, are refused here too', async () => {
  const client = new pg.Client({ ...through(), options: '-c role=portal_app' });
  await expect(client.connect()).rejects.toThrow('unsupported startup parameter: options');
});

test('what a connection is told outside a transaction reaches others, or nobody', async () => {
  const client = new pg.Client(through());
  await client.connect();
  const pids = new Set<number>();
  for (let time = 0; time < 6; time += 1)
    pids.add((await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0);
  await client.end();
  expect(pids.size).toBeGreaterThan(1);
});

test('rows of organisations stay apart, and every transaction begins with its role', async () => {
  const pool = createPool(through(), () => undefined);
  const portal = createDatabase(pool);
  const firms = [randomUUID(), randomUUID(), randomUUID()];
  const roleOf = sql<{ role: string; org: string | null }>`
    select current_setting('role') as role, nullif(current_setting('app.org_id', true), '') as org`;
  try {
    await portal.asSystem(async (tx) => {
      expect((await roleOf.execute(tx)).rows).toEqual([{ role: 'portal_system', org: null }]);
      for (const id of firms)
        await sql`
          insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, created_at)
          values (${id}, 'default', 'Firm', '11-20', 'RETAIL', 'basic', now())`.execute(tx);
    });
    const reads = Array.from({ length: 60 }, (_, index) => firms[index % firms.length] ?? '');
    await Promise.all(
      reads.map((orgId) =>
        portal.inOrg(orgId, async (tx) => {
          expect((await roleOf.execute(tx)).rows).toEqual([{ role: 'portal_app', org: orgId }]);
          expect(await tx.selectFrom('organisations').select('org_id').execute()).toEqual([{ org_id: orgId }]);
        }),
      ),
    );
    expect(await portal.isReady()).toBe(true);
  } finally {
    await pool.end();
  }
  expect(pooler.outside.length).toBeGreaterThan(60);
  expect(pooler.outside.filter((text) => !BEGINNINGS.test(text))).toEqual([]);
});

test('jobs are stored, taken and looked after under the application’s role', async () => {
  const pool = createPool(through(), () => undefined);
  const errors: unknown[] = [];
  const queue = createJobQueue(through(), true, (error) => errors.push(error));
  await queue.start();
  try {
    const done = Promise.withResolvers<string>();
    await queue.work(runScanJob, 1, async ({ scanId }) => done.resolve(scanId));
    await createDatabase(pool).asSystem((tx) => queue.enqueue(tx, runScanJob, { scanId: 'one' }));
    expect(await done.promise).toBe('one');
  } finally {
    await queue.stop(1000);
    await pool.end();
  }
  expect(errors).toEqual([]);
  expect(pooler.outside.filter((text) => !BEGINNINGS.test(text) && !OWNERS.test(text))).toEqual([]);
});

test('an empty database is made ready by three portals that start at once, and no lock stays', async () => {
  const name = `pooled_${randomUUID().replaceAll('-', '')}`;
  await database.query(`create database ${name}`);
  try {
    await Promise.all([1, 2, 3].map(() => prepareSchema(through(name))));
    await prepareSchema(through(name));
    const locks = await database.query(
      `select 1 from pg_locks l join pg_database d on d.oid = l.database where d.datname = $1 and l.locktype = 'advisory'`,
      [name],
    );
    expect(locks).toEqual([]);
  } finally {
    await pooler.close();
    await database.query(`drop database ${name} with (force)`);
  }
});

test('a backup is made and restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pooled-'));
  const target = await createTestDatabase();
  try {
    await database.query(`insert into portal_facts (name, value) values ('marker', '1')`);
    const file = join(folder, 'backup.tar.gz');
    await createBackup({ connection: through(), dataDir: folder, file, now: new Date() });
    await restoreBackup({ connection: through(target.connection.database), dataDir: join(folder, 'data'), file });
    expect(await target.query(`select value from portal_facts where name = 'marker'`)).toEqual([{ value: 1 }]);
  } finally {
    await pooler.close();
    await target.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});

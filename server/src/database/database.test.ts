import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { type ConnectionPool, createPool } from './pools.ts';

const [ORG_A, ORG_B] = [randomUUID(), randomUUID()];

let testDatabase: TestDatabase;
let pool: ConnectionPool;
let database: Database;
const poolErrors: Error[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  for (const [orgId, name] of [
    [ORG_A, 'Firm A'],
    [ORG_B, 'Firm B'],
  ])
    await testDatabase.query(
      `insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, created_at)
       values ($1, 'default', $2, '11-20', 'RETAIL', 'basic', now())`,
      [orgId, name],
    );
});
afterAll(() => testDatabase.drop());

beforeEach(() => {
  // One connection only, so that each transaction gets what the one before has left.
  pool = createPool(testDatabase.connection, (error) => void poolErrors.push(error), { size: 1 });
  database = createDatabase(pool);
  return () => pool.end();
});

const names = (tx: Parameters<Parameters<Database['inOrg']>[1]>[0]) =>
  tx
    .selectFrom('organisations')
    .select('company_name')
    .orderBy('company_name')
    .execute()
    .then((rows) => rows.map((row) => row.company_name));

/** Asks between transactions, as nothing of the portal does. */
async function outside<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = await pool.lend();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    client.release();
  }
}

const backendId = () => outside<{ pid: number }>('select pg_backend_pid() as pid').then((rows) => rows[0]?.pid);

describe('a transaction of an organisation', () => {
  test('sees its rows and no other’s', async () => {
    expect(await database.inOrg(ORG_A, names)).toEqual(['Firm A']);
    expect(await database.inOrg(ORG_B, names)).toEqual(['Firm B']);
    expect(await database.inOrg(randomUUID(), names)).toEqual([]);
  });

  test('cannot change or take over rows of another, nor give its own away', async () => {
    const changed = await database.inOrg(ORG_A, (tx) =>
      tx.updateTable('organisations').set({ company_name: 'Taken' }).where('org_id', '=', ORG_B).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    await expect(
      database.inOrg(ORG_A, (tx) => tx.updateTable('organisations').set({ org_id: ORG_B }).execute()),
    ).rejects.toThrow(/row-level security|duplicate key/);
    const invite = {
      invite_id: randomUUID(),
      org_id: ORG_B,
      token_hash: Buffer.alloc(32),
      email: 'a@firm.example',
      first_name: '',
      last_name: '',
      job_title: '',
      status: 'pending' as const,
      invited_by: null,
      created_at: new Date(),
      expires_at: new Date(),
    };
    await expect(database.inOrg(ORG_A, (tx) => tx.insertInto('invites').values(invite).execute())).rejects.toThrow(
      /row-level security/,
    );
  });

  test('leaves nothing of itself to the next user of the connection', async () => {
    const before = await backendId();
    await database.inOrg(ORG_A, names);
    await database.asSystem(async (tx) => expect(await names(tx as never)).toEqual(['Firm A', 'Firm B']));
    await expect(database.inOrg(ORG_A, () => Promise.reject(new Error('undone')))).rejects.toThrow('undone');
    expect(await backendId()).toBe(before);
    const rows = await outside(
      `select nullif(current_setting('app.org_id', true), '') as org, current_setting('role') as role,
         current_setting('statement_timeout') as time`,
    );
    expect(rows).toEqual([{ org: null, role: 'none', time: '0' }]);
    expect(await database.inOrg(ORG_B, names)).toEqual(['Firm B']);
  });

  test('takes only an id', async () => {
    for (const orgId of ['', 'x', `${ORG_A}'; set local role 'portal_system`, `${ORG_A}\n`, '%'])
      expect(() => database.inOrg(orgId, names)).toThrow('An organisation id is a UUID');
  });
});

describe('a transaction that fails', () => {
  test('leaves nothing behind', async () => {
    await expect(
      database.inOrg(ORG_A, async (tx) => {
        await tx.updateTable('organisations').set({ company_name: 'Half' }).execute();
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await expect(
      database.asSystem(async (tx) => {
        await tx.updateTable('organisations').set({ company_name: 'Half' }).execute();
        await tx
          .selectFrom('organisations')
          .select('no_such_column' as never)
          .execute();
      }),
    ).rejects.toThrow('does not exist');
    expect(await database.inOrg(ORG_A, names)).toEqual(['Firm A']);
  });

  test('says so when an error of its own was caught inside, and commits nothing', async () => {
    const run = database.inOrg(ORG_A, async (tx) => {
      await tx.updateTable('organisations').set({ company_name: 'Half' }).execute();
      await tx
        .selectFrom('organisations')
        .select('no_such_column' as never)
        .execute()
        .catch(() => undefined);
    });
    await expect(run).rejects.toThrow('The transaction was rolled back');
    expect(await database.inOrg(ORG_A, names)).toEqual(['Firm A']);
  });

  test('gives its connection back', async () => {
    for (let index = 0; index < 5; index += 1)
      await expect(database.inOrg(ORG_A, () => Promise.reject(new Error('undone')))).rejects.toThrow('undone');
    expect(database.poolState()).toEqual({ total: 1, idle: 1, waiting: 0 });
  });
});

describe('a connection that breaks', () => {
  const killBackend = async (pid: number | undefined) => {
    const client = new pg.Client(testDatabase.connection);
    await client.connect();
    await client.query('select pg_terminate_backend($1)', [pid]);
    await client.end();
  };

  test('within a transaction fails it and is not used again', async () => {
    const before = await backendId();
    const run = database.inOrg(ORG_A, async (tx) => {
      await killBackend(before);
      return names(tx);
    });
    await expect(run).rejects.toThrow(/terminat|closed|connection/i);
    expect(await database.inOrg(ORG_A, names)).toEqual(['Firm A']);
    expect(await backendId()).not.toBe(before);
  });

  test('between two statements of a transaction does not end the process', async () => {
    const before = await backendId();
    const run = database.inOrg(ORG_A, async (tx) => {
      await names(tx);
      const lost = new Promise((resolve) => setTimeout(resolve, 100));
      await killBackend(before);
      await lost;
      return names(tx);
    });
    await expect(run).rejects.toThrow();
    expect(await database.inOrg(ORG_A, names)).toEqual(['Firm A']);
  });

  test('while idle is reported and replaced', async () => {
    const before = await backendId();
    const known = poolErrors.length;
    await killBackend(before);
    await expect.poll(() => poolErrors.length).toBeGreaterThan(known);
    expect(await database.isReady()).toBe(true);
    expect(await database.inOrg(ORG_A, names)).toEqual(['Firm A']);
  });
});

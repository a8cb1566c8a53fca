import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { type ConnectionPool, createPool } from './pools.ts';
import { deleteExpiredUses, recordUse, takeUse, usedUntil } from './single-use.store.ts';

const NOW = new Date('2026-11-21T20:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

let testDatabase: TestDatabase;
let pool: ConnectionPool;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  pool = createPool(testDatabase.connection, () => undefined);
  database = createDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await testDatabase.drop();
});

const record = (key: string, at = NOW, kind: 'bearer' | 'resend' = 'bearer') =>
  database.asSystem((tx) => recordUse(tx, kind, key, new Date(at.getTime() + 1000), at));
const take = (key: string, at = NOW) => database.asSystem((tx) => takeUse(tx, 'bearer', key, at));

test('a key is used once, until the use expires', async () => {
  expect(await record('once')).toBe(true);
  expect(await record('once')).toBe(false);
  expect(await record('once', after(999))).toBe(false);
  expect(await record('once', after(1000))).toBe(true);
});

test('keys and kinds do not touch each other', async () => {
  expect(await record('mine')).toBe(true);
  expect(await record('other')).toBe(true);
  expect(await record('mine', NOW, 'resend')).toBe(true);
});

test('of many at the same moment one counts', async () => {
  const uses = await Promise.all(Array.from({ length: 10 }, () => record('race')));
  expect(uses.filter(Boolean)).toHaveLength(1);
  const taken = await Promise.all(Array.from({ length: 10 }, () => take('race')));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('a use that is rolled back did not happen', async () => {
  const failing = database.asSystem(async (tx) => {
    await recordUse(tx, 'bearer', 'undone', after(1000), NOW);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await record('undone')).toBe(true);
});

test('what has expired cannot be taken, and is cleared away', async () => {
  await record('old');
  expect(await take('old', after(1000))).toBe(false);
  expect(await database.asSystem((tx) => usedUntil(tx, 'bearer', 'old', after(999)))).toEqual(after(1000));
  expect(await database.asSystem((tx) => usedUntil(tx, 'bearer', 'old', after(1000)))).toBeNull();
  await database.asSystem((tx) => deleteExpiredUses(tx, after(10_000)));
  expect(await testDatabase.query('select 1 from single_uses')).toEqual([]);
});

test('keys are not readable in the database', async () => {
  await record('a-very-secret-key');
  const rows = await testDatabase.query<{ row: string }>('select s::text as row from single_uses s');
  for (const { row } of rows) expect(row).not.toContain('a-very-secret-key');
});

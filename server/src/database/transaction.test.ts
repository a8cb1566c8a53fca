import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type ConnectionPool, createPool } from './pools.ts';
import { APP_ROLE, SYSTEM_ROLE } from './settings.ts';
import { beginAs, inTransaction } from './transaction.ts';

let testDatabase: TestDatabase;
let pool: ConnectionPool;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.query(`create table notes (note text); grant all on notes to ${SYSTEM_ROLE}`);
  pool = createPool(testDatabase.connection, () => undefined, { size: 1 });
});
afterAll(async () => {
  await pool.end();
  await testDatabase.drop();
});

const BEGIN = beginAs(SYSTEM_ROLE);
const ONE = { isOneStatement: true };
const note = (text: string) => `insert into notes values ('${text}')`;
const notes = async () => (await testDatabase.query<{ note: string }>('select note from notes')).map((row) => row.note);

/** How often the pool's one connection was written to meanwhile. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  const client = await pool.lend();
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  const { _write: write, _writev: writeMany } = stream;
  client.release();
  let writes = 0;
  stream._write = (...given) => {
    writes += 1;
    write.apply(stream, given);
  };
  stream._writev = (...given) => {
    writes += 1;
    writeMany?.apply(stream, given);
  };
  await work();
  Object.assign(stream, { _write: write, _writev: writeMany });
  return writes;
}

test('the first statement leaves with the beginning; of one statement the commit does too', async () => {
  const ask = (options = {}) => inTransaction(pool, BEGIN, (asked) => asked.query('select $1::text', ['x']), options);
  expect(await writesOf(() => ask())).toBe(2);
  expect(await writesOf(() => ask(ONE))).toBe(1);
});

test('one statement is committed, and undone where it fails', async () => {
  await inTransaction(pool, BEGIN, (asked) => asked.query(note('kept')), ONE);
  await expect(
    inTransaction(pool, BEGIN, (asked) => asked.query(`${note('lost')}; select 1 / 0`), ONE),
  ).rejects.toMatchObject({ code: '22012' });
  expect(await notes()).toEqual(['kept']);
});

test('what was said to be one statement and asks for another is a fault that is heard of', async () => {
  const two = inTransaction(
    pool,
    BEGIN,
    async (asked) => {
      await asked.query('select 1');
      await asked.query(note('second'));
    },
    ONE,
  );
  await expect(two).rejects.toThrow('asked for another one');
  expect(await notes()).not.toContain('second');
});

test.each([{}, ONE])('where a transaction cannot begin nothing is done, and the cause is told: %o', async (options) => {
  const begin = 'begin; set local role nobody_has_this_name';
  const run = inTransaction(pool, begin, (asked) => asked.query(note('without a role')), options);
  await expect(run).rejects.toMatchObject({ code: '22023' });
  expect(await notes()).not.toContain('without a role');
});

test('work that fails for its own reason is told by that, and its connection is good for the next', async () => {
  await expect(inTransaction(pool, BEGIN, () => Promise.reject(new Error('changed my mind')))).rejects.toThrow('mind');
  const { rows } = await inTransaction(pool, beginAs(APP_ROLE), (asked) => asked.query('select current_user as name'));
  expect(rows).toEqual([{ name: APP_ROLE }]);
});

test('statements that are asked side by side are each answered with their own', async () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const answers = await inTransaction(pool, BEGIN, (asked) =>
    Promise.all(numbers.map(async (number) => (await asked.query('select $1::integer as n', [number])).rows[0]?.n)),
  );
  expect(answers).toEqual(numbers);
});

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { KnownFlaws } from '@portal/scanner/known-flaws/known-product.ts';
import { OWN_FLAWS_MADE_AT } from '@portal/scanner/known-flaws/load-products.ts';
import { TEST_FLAWS } from '@portal/scanner/testing/known-flaws.ts';
import { CompactSign } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../../database/database.ts';
import { createPool } from '../../../database/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createKnownFlaws, findNewerFlaws } from './flaws-in-use.ts';
import type { KnownFlawsPort } from './known-flaws-port.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = String(publicKey.export({ format: 'jwk' }).x);
const NEWER = '2099-01-02T00:00:00Z';

let testDatabase: TestDatabase;
let pool: ReturnType<typeof createPool>;
let database: Database;
let known: KnownFlawsPort;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  pool = createPool(testDatabase.connection, () => undefined);
  database = createDatabase(pool);
  known = createKnownFlaws(database, key, (error) => errors.push(error));
});
afterAll(async () => {
  await pool.end();
  await testDatabase.drop();
});
beforeEach(() => testDatabase.query('delete from known_flaws'));

const signed = (list: object, by: KeyObject = privateKey) =>
  new CompactSign(Buffer.from(JSON.stringify(list))).setProtectedHeader({ alg: 'EdDSA' }).sign(by);
const listOf = (madeAt: string): KnownFlaws => ({ ...TEST_FLAWS, madeAt });

const errors: unknown[] = [];
const inUse = () => known.inUse();
const load = async (list: object) => known.load(await signed(list));

test('a newer list that is rightly signed is used until a newer one comes; an older one is refused', async () => {
  expect(await inUse()).toMatchObject({ madeAt: OWN_FLAWS_MADE_AT, isLoaded: false });
  expect(await load(listOf(NEWER))).toMatchObject({ outcome: 'loaded', inUse: { madeAt: NEWER } });
  expect(await load(listOf('2099-01-01T00:00:00Z'))).toEqual({ outcome: 'no-newer' });
  expect(await load(listOf(NEWER))).toEqual({ outcome: 'no-newer' });
  expect(await inUse()).toEqual({ madeAt: NEWER, isLoaded: true, products: 4, flaws: 5 });
  expect(await findNewerFlaws(database, key, () => undefined)).toEqual(listOf(NEWER));
  expect(await load(listOf('2099-02-01T00:00:00Z'))).toMatchObject({ outcome: 'loaded' });
});

test.each([
  ['by a stranger', () => signed(listOf(NEWER), generateKeyPairSync('ed25519').privateKey), 'Its signature is not'],
  ['as an update of the portal', () => signed({ version: '9.9.9' }), 'not a list of known flaws:\nkind: '],
  [
    'with a pattern that may take for ever',
    () =>
      signed({
        ...listOf(NEWER),
        products: TEST_FLAWS.products.map((product) => ({
          ...product,
          tells: [{ from: 'body', pattern: '(?<version>(a+)+b)' }],
        })),
      }),
    'products.0.tells.0.pattern: The pattern repeats a group without limit',
  ],
  ['older than the one that came along', () => signed(listOf('2026-01-01T00:00:00Z')), null],
])('V15.2.1 a list signed %s counts for nothing', async (_how, make, reason) => {
  const loaded = await known.load(await make());
  expect(loaded).toEqual(
    reason === null ? { outcome: 'no-newer' } : { outcome: 'refused', reason: expect.stringContaining(reason) },
  );
  expect(await inUse()).toMatchObject({ isLoaded: false });
});

test('what is in the database by another hand, or signed by a key that was changed since, is not used', async () => {
  await load(listOf(NEWER));
  await testDatabase.query(`update known_flaws set signed = signed || 'x'`);
  errors.length = 0;
  expect(await inUse()).toMatchObject({ isLoaded: false });
  expect(errors).toHaveLength(1);
  expect(await findNewerFlaws(database, null, () => undefined)).toBeNull();
  expect(await createKnownFlaws(database, null, () => undefined).load('x')).toMatchObject({ outcome: 'refused' });
});

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CompactSign } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchUpdates } from './watch-updates.ts';

const UPDATE = {
  version: '0.2.0',
  publishedAt: '2026-12-01',
  isSecurity: true,
  notesUrl: 'https://provider.example/0.2.0',
};
const { privateKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519').privateKey;
const publicKeyOf = (key: KeyObject) => String(key.export({ format: 'jwk' }).x);

let server: Server;
let answer: { status: number; body: string; headers?: Readonly<Record<string, string>> };
beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(answer.status, answer.headers).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(async () => {
  answer = { status: 200, body: await signed(UPDATE) };
});

const signed = (update: object, key: KeyObject = privateKey) =>
  new CompactSign(Buffer.from(JSON.stringify(update))).setProtectedHeader({ alg: 'EdDSA' }).sign(key);

/** What a portal of version 0.1.0 knows after one look, and what went wrong with it. */
async function lookOnce() {
  const errors: unknown[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/portal.jws`;
  const watch = watchUpdates({ url, publicKey: publicKeyOf(privateKey) }, '0.1.0', (error) => errors.push(error));
  const failure = await watch.look().then(
    () => null,
    (error: unknown) => error,
  );
  watch.stop();
  return { newer: watch.newer(), failure, watch };
}

test('a newer version that is rightly signed is known', async () => {
  expect(await lookOnce()).toMatchObject({ newer: UPDATE, failure: null });
});

test.each(['0.1.0', '0.0.9'])('version %s is none to tell of', async (version) => {
  answer.body = await signed({ ...UPDATE, version });
  expect(await lookOnce()).toMatchObject({ newer: null, failure: null });
});

test('an older file that comes later hides nothing', async () => {
  const { watch } = await lookOnce();
  answer.body = await signed({ ...UPDATE, version: '0.1.5' });
  await watch.look();
  expect(watch.newer()?.version).toBe('0.2.0');
});

const unsigned = (header: object) =>
  `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${Buffer.from(JSON.stringify(UPDATE)).toString('base64url')}.`;

test.each([
  ['by a stranger', async () => ({ status: 200, body: await signed(UPDATE, stranger) })],
  ['by nobody', async () => ({ status: 200, body: unsigned({ alg: 'none' }) })],
  [
    'with another address of notes',
    async () => ({ status: 200, body: await signed({ ...UPDATE, notesUrl: 'javascript:alert(1)' }) }),
  ],
  [
    'with something else in it',
    async () => ({ status: 200, body: (await signed(UPDATE)).replace(/\.[^.]+\./, '.e30.') }),
  ],
  ['and too long to be one', async () => ({ status: 200, body: 'x'.repeat(20_000) })],
  ['and elsewhere', async () => ({ status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } })],
  ['and gone', async () => ({ status: 404, body: await signed(UPDATE) })],
])('V15.2.1 a file signed %s counts for nothing', async (_how, make) => {
  answer = await make();
  const { newer, failure } = await lookOnce();
  expect(newer).toBeNull();
  expect(failure).toBeInstanceOf(Error);
});

test('nobody is asked where nothing is set', async () => {
  const watch = watchUpdates(null, '0.1.0', () => undefined);
  await watch.look();
  expect(watch.newer()).toBeNull();
});

import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { createAddressGuard } from './address-guard.ts';
import { headerOf, redirectOf } from './exchange.ts';
import { createGuardedClient } from './guarded-client.ts';

/** Fifty megabytes in fifty kilobytes; packed once, because that takes a while. */
const BOMB = gzipSync(Buffer.alloc(50_000_000));
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/away': (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/zip-bomb': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(BOMB),
  '/brotli': (response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('hello')),
  '/broken-gzip': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('this is no gzip'),
  '/cookies': (response) => response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end(),
  '/silent': () => undefined,
};

let server: SiteServer;
const settings = { allowedHosts: ['127.0.0.1'], userAgent: 'test', bodyLimitBytes: 1000 };
const client = createGuardedClient(settings);
const hasty = createGuardedClient({ ...settings, timeoutMs: 200 });

beforeAll(async () => {
  server = await startSiteServer({
    pages: {},
    intercept: (request, response) => {
      ANSWERS[request.url ?? '']?.(response);
      return request.url !== undefined && request.url in ANSWERS;
    },
  });
});
afterAll(async () => {
  await client.close();
  await hasty.close();
  await server.close();
});

const get = (path: string) => client.request(`http://127.0.0.1:${server.port}${path}`);

test('V15.3.2 a redirect comes back instead of being followed', async () => {
  const exchange = await get('/away');
  expect(exchange.status).toBe(302);
  expect(redirectOf(exchange)).toBe('http://169.254.169.254/');
});

test('following it is refused', async () => {
  await expect(client.request('http://169.254.169.254/')).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
});

test('where a name leads is decided when it is connected to', async () => {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return ['127.0.0.1'];
  };
  const guard = createAddressGuard({ allowedHosts: [], resolve });
  const careful = createGuardedClient({ ...settings, allowedHosts: [], guard });
  const url = 'http://inside.example:8080/';
  expect(guard.checkUrl(url).hostname).toBe('inside.example');
  expect(asked).toEqual([]);
  await expect(careful.request(url)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
  expect(asked).toEqual(['inside.example']);
  // No other name server is asked for where it goes.
  const allowed = createAddressGuard({ allowedHosts: ['inside.example'], resolve });
  const bold = createGuardedClient({ ...settings, guard: allowed });
  expect((await bold.request(`http://inside.example:${server.port}/brotli`)).body.toString()).toBe('hello');
  await Promise.all([careful.close(), bold.close()]);
});

test('a small answer cannot unpack into a huge one', async () => {
  const exchange = await get('/zip-bomb');
  expect(exchange.body.length).toBe(1000);
  expect(exchange.truncated).toBe(true);
});

test('a request may read less than the client would', async () => {
  const url = `http://127.0.0.1:${server.port}/zip-bomb`;
  expect((await client.request(url, { bodyLimitBytes: 10 })).body.length).toBe(10);
  expect((await client.request(url, { bodyLimitBytes: 9_999 })).body.length).toBe(1000);
});

test('packed answers are unpacked', async () => {
  const exchange = await get('/brotli');
  expect(exchange.body.toString()).toBe('hello');
  expect(exchange.truncated).toBe(false);
});

test('a broken packing is told apart', async () => {
  await expect(get('/broken-gzip')).rejects.toMatchObject({ code: 'ANSWER_INVALID' });
});

test('a header sent twice keeps both values', async () => {
  const exchange = await get('/cookies');
  expect(exchange.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(headerOf(exchange, 'set-cookie')).toBe('a=1, b=2');
});

test('a silent server is given up', async () => {
  await expect(hasty.request(`http://127.0.0.1:${server.port}/silent`)).rejects.toMatchObject({ code: 'TIMEOUT' });
});

test('a closed port is told apart', async () => {
  await expect(client.request('http://127.0.0.1:1/')).rejects.toMatchObject({ code: 'CONNECTION_FAILED' });
});

test('cancelling ends a request', async () => {
  const controller = new AbortController();
  const request = client.request(`http://127.0.0.1:${server.port}/silent`, { signal: controller.signal });
  controller.abort();
  await expect(request).rejects.toMatchObject({ code: 'CANCELLED' });
});

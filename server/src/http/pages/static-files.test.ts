import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODULES } from '../../modules.ts';
import { makeBuiltApp } from '../../testing/built-app.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const app = makeBuiltApp();
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({}, app.folder);
});
afterAll(async () => {
  await portal.stop();
  app.remove();
});

const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  portal.portal.http.inject({ url, headers: { host: 'localhost:3000', ...headers } });

test('a file goes out as the build compressed it, to browsers that take that', async () => {
  const compressed = await ask('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/i),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('void 0;');
  const plain = await ask('/assets/app-1a2b3c.js', { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe('void 0;');
});

test('a file that was fetched before is not sent again', async () => {
  const { headers } = await ask('/assets/app-1a2b3c.js');
  const again = await ask('/assets/app-1a2b3c.js', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('the page’s own template is never served raw', async () => {
  const { statusCode, headers } = await ask('/index.html');
  expect([statusCode, headers.location]).toEqual([302, '/']);
  for (const url of [
    '/index.html.br',
    '/index.html.gz',
    '/index.html/',
    '//index.html',
    '/./index.html',
    '/learn.html',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%2findex.html',
  ])
    expect((await ask(url)).body).not.toContain('__NONCE__');
});

test('trainees and certificates have a page of their own, which names the brand too', async () => {
  for (const url of [
    '/learn/t0ken',
    '/learn/t0ken/phishing?at=2',
    '/certificate/7K2M-9PQR-4WXY',
    '/acknowledge/t0ken',
    '/answer/t0ken',
    '/handover/t0ken',
    '/proof',
    ...MODULES.flatMap(({ openPages = [] }) => openPages).flatMap((page) => [`/${page}`, `/${page}/t0ken`]),
    '/learn',
  ]) {
    const { body } = await ask(url);
    expect(body, url).toContain('<body class="learn">');
    expect(body, url).toContain('<meta name="brand"');
  }
  for (const url of ['/', '/learning', '/training/team']) expect((await ask(url)).body, url).toContain('class="index"');
});

test('folders list nothing', async () => {
  for (const url of ['/assets', '/assets/']) expect((await ask(url)).body).not.toContain('app-1a2b3c');
});

test('a file that the build did not make is unknown', async () => {
  const { statusCode, headers } = await ask('/assets/gone-9z8y7x.js');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('where no script runs, a page says so in the reader’s language', async () => {
  const english = (await ask('/signin')).body;
  expect(english).toContain('<html lang="en-US">');
  expect(english).toContain('<noscript>This portal needs JavaScript.');
  const german = (await ask('/signin', { 'accept-language': 'de-DE,de;q=0.9' })).body;
  expect(german).toContain('<html lang="de-DE">');
  expect(german).toMatch(/<noscript>[^<]*JavaScript[^<]*aktivieren/);
});

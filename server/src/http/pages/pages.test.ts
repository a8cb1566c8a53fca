import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuiltApp } from '../../testing/built-app.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const app = makeBuiltApp();
let portal: TestPortal;
beforeAll(async () => {
  mkdirSync(join(app.folder, '.vite'));
  const pages = {
    '': { isForSignedIn: true, files: ['/assets/shell.js', '/assets/pages.css', '/assets/dashboard.js'] },
  };
  writeFileSync(join(app.folder, '.vite', 'page-files.json'), JSON.stringify(pages));
  portal = await startTestPortal({}, app.folder);
});
afterAll(async () => {
  await portal.stop();
  app.remove();
});

const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  portal.portal.http.inject({ url, headers: { host: 'localhost:3000', ...headers } });

test('the page goes out compressed to browsers that take that, with the nonce of its own policy', async () => {
  const answer = await ask('/signin', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
  const html = brotliDecompressSync(answer.rawPayload).toString();
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
  expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  for (const encoding of ['gzip, deflate', 'x-brotli', ''])
    expect((await ask('/signin', { 'accept-encoding': encoding })).body).toContain('<!doctype html>');
});

test('names the files of a page at once, where the browser has a session; its style sheet after the first', async () => {
  const linked = async (headers: Readonly<Record<string, string>>) =>
    [...(await ask('/', headers)).body.matchAll(/<link rel="([^"]+)" crossorigin href="([^"]+)">/g)].map(
      ([, rel, href]) => `${rel} ${href}`,
    );
  const own = ['modulepreload /assets/shell.js', 'stylesheet /assets/pages.css', 'modulepreload /assets/dashboard.js'];
  const first = await linked({});
  expect(await linked({ cookie: `sid=${'a'.repeat(43)}` })).toEqual([...first, ...own]);
  expect(first.filter((link) => own.includes(link))).toEqual([]);
  expect(await linked({ cookie: 'sid=short' })).toEqual(first);
});

test('a website’s page opens by its address even when the website’s name ends like a file', async () => {
  const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  expect((await ask('/webappscan/shop.com', navigation)).body).toContain('<!doctype html>');
  expect((await ask('/assets/old-1a2b3c.js', { accept: '*/*' })).statusCode).toBe(404);
  expect((await ask('/api/no.html', navigation)).statusCode).toBe(404);
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFor } from '../testing/scan-test-site.ts';
import { type SiteServer, startSiteServer } from '../testing/site-server.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';
import type { ScanProgress } from './scan-options.ts';
import { startScanProcess } from './start-scan-process.ts';

let site: TestSite;
let silent: SiteServer;
beforeAll(async () => {
  site = await startTestSite();
  silent = await startSiteServer({ pages: {}, intercept: () => true });
});
afterAll(async () => {
  await site.close();
  await silent.close();
});

const quiet = { onProgress: () => undefined, onCheckpoint: async () => undefined };

test('a process scans, tells progress and ends with the result', async () => {
  const shown: ScanProgress[] = [];
  const process = startScanProcess(settingsFor(site, site.httpUrl, 'lightning'), {
    ...quiet,
    onProgress: (progress) => shown.push(progress),
  });
  const outcome = await process.finished;
  expect(outcome.kind).toBe('done');
  if (outcome.kind === 'done') expect(outcome.result.findings.length).toBeGreaterThan(5);
  expect(shown.at(-1)).toMatchObject({ phase: 'report' });
  expect(shown.at(-1)?.done).toBe(shown.at(-1)?.known);
});

test('a scan that waits for an answer can be cancelled', async () => {
  const url = `http://127.0.0.1:${silent.port}/`;
  const process = startScanProcess(settingsFor(site, url, 'safe'), { ...quiet, onProgress: () => process.cancel() });
  expect(await process.finished).toMatchObject({ kind: 'failed', code: 'CANCELLED' });
});

test('a scan that is cancelled while it starts ends at once, before it asks for anything', async () => {
  const before = site.requests.http.length;
  const process = startScanProcess(settingsFor(site, site.httpUrl, 'safe'), quiet);
  const at = performance.now();
  process.cancel();
  expect(await process.finished).toMatchObject({ kind: 'failed', code: 'CANCELLED' });
  expect(performance.now() - at).toBeLessThan(2_000);
  expect(site.requests.http).toHaveLength(before);
});

test('an address that may not be scanned fails with its reason', async () => {
  const process = startScanProcess({ ...settingsFor(site, 'http://10.0.0.1/', 'safe') }, quiet);
  expect(await process.finished).toMatchObject({ kind: 'failed', code: 'TARGET_REFUSED' });
});

test('a state that cannot be stored ends the scan', async () => {
  const process = startScanProcess(settingsFor(site, site.httpUrl, 'safe'), {
    ...quiet,
    onCheckpoint: () => Promise.reject(new Error('disk full')),
  });
  const outcome = await process.finished;
  expect(outcome).toMatchObject({ kind: 'crashed' });
  expect(JSON.stringify(outcome)).toContain('disk full');
});

test('the process ends when its parent is gone, and refuses messages it does not know', async () => {
  const entry = fileURLToPath(new URL('./scan-process.ts', import.meta.url));
  const orphan = fork(entry, { stdio: 'ignore' });
  await once(orphan, 'spawn');
  orphan.disconnect();
  expect((await once(orphan, 'exit'))[0]).toBe(0);
  const confused = fork(entry, { stdio: 'ignore' });
  confused.send({ type: 'dance' });
  expect((await once(confused, 'message'))[0]).toMatchObject({ type: 'failed', code: 'INTERNAL' });
  expect((await once(confused, 'exit'))[0]).toBe(1);
});

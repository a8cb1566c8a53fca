import { NO_OPT_INS } from '@portal/domain/monitoring/opt-in-checks.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { startCallbackListener } from '@portal/scanner/callback/callback-listener.ts';
import { type SiteServer, startSiteServer } from '@portal/scanner/testing/site-server.ts';
import { TRUSTING_SITE } from '@portal/scanner/testing/trusting-site.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { prepareWorkers, type Workers } from '../../../testing/callback-workers.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { ScannerPort } from '../scanner-port.ts';
import { openCallsOfScan } from './website-calls.ts';

let portal: TestPortal;
let site: SiteServer;
let workers: Workers;
beforeAll(async () => {
  portal = await startTestPortal();
  site = await startSiteServer({ pages: TRUSTING_SITE });
});
afterAll(async () => {
  await site.close();
  await portal.stop();
});
beforeEach(async () => {
  workers = await prepareWorkers(portal);
});
afterEach(async () => {
  await workers.close();
  expect(workers.reported).toEqual([]);
});

const addressFor = async (preferred: string | null) =>
  (await openCallsOfScan(portal.portal.services.database, workers.scanId, preferred))?.places.callbackAddress;

const startScan = (worker: ScannerPort, level: ScanLevel) =>
  worker.start(
    {
      ...{ scanId: workers.scanId, url: `http://127.0.0.1:${site.port}/`, level, name: 'Shop' },
      ...{ focus: null, checkpoint: null, memory: null, optIns: NO_OPT_INS },
    },
    { onProgress: () => undefined, onCheckpoint: async () => undefined, onMemory: async () => undefined },
  );

async function scan(worker: ScannerPort, level: ScanLevel) {
  const outcome = await startScan(worker, level).finished;
  if (outcome.kind !== 'completed') throw new Error(outcome.reason);
  const blind = outcome.findings.filter(({ variant }) => variant.includes('calls'));
  return {
    found: [...new Set(blind.map(({ checkId }) => checkId))].sort(),
    unheard: outcome.notTested.filter(({ reason }) => /CALL/.test(reason)).map(({ checkId }) => checkId),
  };
}

test('the worker that has not the port finds what a website calls for', async () => {
  await workers.keepBoth();
  expect(await workers.listeners()).toHaveLength(1);
  const { found, unheard } = await workers.whileKept(scan(workers.second, 'normal'));
  expect(found).toEqual(['A11', 'A15', 'A17']);
  expect(unheard).toEqual([]);
  expect(await workers.awaited()).toEqual([]);
});

test('one takes the port over from the other', async () => {
  await workers.keepBoth();
  const [before] = await workers.listeners();
  await workers.first.callbackPort?.close();
  expect(await workers.listeners()).toEqual([]);
  await workers.keepBoth([workers.second, workers.first]);
  const [after] = await workers.listeners();
  expect(after?.address).toBe(before?.address);
  expect(after?.holder).not.toBe(before?.holder);
});

test('a worker tries to have the port before its first scan', async () => {
  const running = startScan(workers.second, 'log4shell');
  while ((await workers.listeners()).length === 0);
  running.cancel();
  await running.finished;
  expect((await workers.listeners())[0]?.address).toBe(workers.callback.address);
});

test('a worker that tries twice at once does not stand in its own way', async () => {
  const { callbackPort } = workers.first;
  await Promise.all([callbackPort?.keep(), callbackPort?.keep()]);
  expect(await workers.listeners()).toHaveLength(1);
  await callbackPort?.close();
  const free = await startCallbackListener({ port: workers.callback.port });
  await free.close();
});

test('a worker that has left the port does not take it again', async () => {
  await workers.keepBoth();
  await workers.first.callbackPort?.close();
  await workers.first.callbackPort?.keep();
  expect(await workers.listeners()).toEqual([]);
});

test('one that has no setting of its own uses the address of another, and of several each its own', async () => {
  expect(await addressFor(null)).toBeUndefined();
  await workers.keepBoth();
  const own = workers.callback.address;
  expect(await addressFor(null)).toBe(own);
  await portal.database.query(`insert into callback_listeners values ('127.0.0.0:1', gen_random_uuid(), now())`);
  expect(await addressFor(own)).toBe(own);
  expect(await addressFor(null)).toBe('127.0.0.0:1');
});

test('when nobody has the port, a scan says that nothing could be tested', async () => {
  expect(await scan(workers.without, 'log4shell')).toEqual({ found: [], unheard: ['A17'] });
});

test('a port that a stranger has is reported once, and nobody is said to listen', async () => {
  const stranger = await startCallbackListener({ port: workers.callback.port });
  for (let round = 0; round < 6; round += 1) await workers.first.callbackPort?.keep();
  await stranger.close();
  expect(await workers.listeners()).toEqual([]);
  expect(workers.reported.splice(0)).toEqual([expect.objectContaining({ code: 'EADDRINUSE' })]);
});

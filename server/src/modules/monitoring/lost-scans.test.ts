import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completed, eventually, type PreparedScan, prepareScan } from '../../testing/scan-to-run.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { ScanLaidDown } from './scans/run-scan-job.ts';

let portal: TestPortal;
let scan: PreparedScan;
beforeAll(async () => {
  portal = await startTestPortal();
});
beforeEach(async () => {
  scan = await prepareScan(portal);
});
afterAll(() => portal.stop());

describe('a scan that loses its worker', () => {
  /** A worker that dies: nothing after its last word is stored. */
  async function dieAt(progress: number, number: number): Promise<void> {
    const done = scan.work();
    const run = await scan.scanner.started(number);
    run.events.onProgress({ done: progress, known: 100, counts: { highs: 0, mediums: 0, lows: 0 } });
    await eventually(async () => (await scan.storedScan()).progress_done === progress);
    run.end({ kind: 'interrupted', reason: 'killed' });
    await expect(done).rejects.toThrow(ScanLaidDown);
    expect(await scan.storedScan()).toMatchObject({ status: 'started', is_running: true });
  }

  test('goes on from its checkpoint', async () => {
    const first = scan.work();
    const run = await scan.scanner.started(1);
    await run.events.onCheckpoint({ page: 4 });
    run.end({ kind: 'interrupted', reason: 'killed' });
    await expect(first).rejects.toThrow(ScanLaidDown);
    const second = scan.work();
    const next = await scan.scanner.started(2);
    expect(next.request.checkpoint).toEqual({ page: 4 });
    next.end(completed());
    await second;
    expect(await scan.storedScan()).toMatchObject({ status: 'completed' });
  });

  test('three times without getting further is given up, with a reason', async () => {
    for (const number of [1, 2, 3]) await dieAt(0, number);
    await scan.work();
    expect(scan.scanner.runs).toHaveLength(3);
    expect(await scan.storedScan()).toMatchObject({
      status: 'failed',
      failure_reason: 'GIVEN_UP',
    });
  });

  test('goes on as long as it gets further each time', async () => {
    for (const number of [1, 2, 3, 4, 5]) await dieAt(number * 10, number);
    const done = scan.work();
    (await scan.scanner.started(6)).end(completed());
    await done;
    expect(await scan.storedScan()).toMatchObject({ status: 'completed' });
  });

  test('to another worker is left to that one', async () => {
    const lost = new AbortController();
    const done = scan.work(scan.newRunner(), lost.signal);
    const run = await scan.scanner.started(1);
    lost.abort();
    await expect(done).rejects.toThrow(ScanLaidDown);
    expect(run.asked).toEqual(['interrupt']);
    expect(await scan.storedScan()).toMatchObject({ is_running: true });
  });
});

describe('a portal that stops', () => {
  test('lays its scans down, which counts as no loss however often', async () => {
    for (const number of [1, 2, 3, 4, 5]) {
      const runner = scan.newRunner();
      const done = scan.work(runner);
      const run = await scan.scanner.started(number);
      await run.events.onCheckpoint({ number });
      runner.stop();
      await expect(done).rejects.toThrow(ScanLaidDown);
      expect(await scan.storedScan()).toMatchObject({ status: 'started', is_running: false, lost_leases: 0 });
    }
    const done = scan.work();
    const run = await scan.scanner.started(6);
    expect(run.request.checkpoint).toEqual({ number: 5 });
    run.end(completed());
    await done;
  });

  test('takes up no scan any more', async () => {
    const runner = scan.newRunner();
    runner.stop();
    await expect(scan.work(runner)).rejects.toThrow(ScanLaidDown);
    expect(scan.scanner.runs).toEqual([]);
  });
});

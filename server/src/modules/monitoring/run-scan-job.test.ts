import { setTimeout as delay } from 'node:timers/promises';
import { cancelScan, deleteTarget, loadScanMap } from '@portal/contract/monitoring/monitoring.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ScanOutcome } from '../../providers/scanner/scanner-port.ts';
import { createFakeScanner } from '../../testing/fake-scanner.ts';
import { type Member, signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, aFinding, startScanOf } from '../../testing/websites.ts';
import { createScanRunner, ScanLaidDown } from './run-scan-job.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

let scanner: ReturnType<typeof createFakeScanner>;
let member: Member;
let targetId: string;
let scanId: string;
beforeEach(async () => {
  scanner = createFakeScanner();
  member = await signInNewMember(portal);
  targetId = await addWebsite(member);
  scanId = await startScanOf(member, targetId);
});

const newRunner = () => createScanRunner({ ...portal.portal.services, scanner });
const neverLost = () => new AbortController().signal;
const work = (runner = newRunner(), signal = neverLost()) => runner.run({ scanId }, { id: 'job', signal });
const completed = (findings = [aFinding()]): ScanOutcome => ({
  kind: 'completed',
  findings,
  pages: 3,
  software: ['nginx'],
  notTested: [],
});

async function storedScan() {
  const [row] = await portal.database.query('select * from scans where scan_id = $1', [scanId]);
  if (row === undefined) throw new Error('The scan is gone');
  return row;
}
const rowsOf = (table: string) => portal.database.query(`select 1 from ${table} where scan_id = $1`, [scanId]);
const mails = () => portal.database.query(`select 1 from jobs.job where name = 'send-mail'`);

/** Looks again and again until the expectation holds; the test's own timeout ends it. */
async function eventually(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await delay(50);
}

describe('a scan that is run', () => {
  test('gets the website and shows its progress', async () => {
    const done = work();
    const run = await scanner.started(1);
    expect(run.request).toMatchObject({ scanId, level: 'lightning', checkpoint: null });
    run.events.onProgress({ done: 3, known: 12, counts: { highs: 1, mediums: 0, lows: 2 } });
    await eventually(async () => {
      const { body } = await member.browser.call(loadScanMap, {});
      return body.data[targetId]?.[0]?.progress === 25;
    });
    const { body } = await member.browser.call(loadScanMap, {});
    expect(body.data[targetId]?.[0]).toMatchObject({ status: 'started', highs: 1, mediums: 0, lows: 2 });
    run.end(completed());
    await done;
  });

  test('took as long as it ran, however long it waited for its turn', async () => {
    portal.clock.advance(20 * 60_000);
    const begunAt = portal.clock.now().toISOString();
    const done = work();
    const run = await scanner.started(1);
    portal.clock.advance(3 * 60_000);
    run.end(completed());
    await done;
    const { body } = await member.browser.call(loadScanMap, {});
    expect(body.data[targetId]?.[0]).toMatchObject({
      startTime: begunAt,
      completeTime: portal.clock.now().toISOString(),
    });
  });

  test('ends with its findings, without a checkpoint, and with one mail', async () => {
    const before = (await mails()).length;
    const done = work();
    const run = await scanner.started(1);
    await run.events.onCheckpoint({ at: 1 });
    run.end(completed([aFinding({ severity: 'high' }), aFinding({ severity: 'info' }), aFinding()]));
    await done;
    expect(await storedScan()).toMatchObject({
      status: 'completed',
      highs: 1,
      mediums: 0,
      lows: 1,
      pages: 3,
      software: ['nginx'],
      is_running: false,
      completed_at: portal.clock.now(),
    });
    expect(await rowsOf('scan_findings')).toHaveLength(3);
    expect(await rowsOf('scan_checkpoints')).toEqual([]);
    expect(await mails()).toHaveLength(before + 1);
  });

  test('tells another member when the one who added the website has left', async () => {
    await portal.database.query('update websites set created_by = null where website_id = $1', [targetId]);
    const before = (await mails()).length;
    const done = work();
    (await scanner.started(1)).end(completed([aFinding()]));
    await done;
    expect(await mails()).toHaveLength(before + 1);
  });

  test('stores once when it is run twice', async () => {
    const before = (await mails()).length;
    const both = [work(), work()];
    const [first, second] = [await scanner.started(1), await scanner.started(2)];
    first.end(completed([aFinding()]));
    await both[0];
    second.end(completed([aFinding(), aFinding()]));
    await both[1];
    await work();
    expect(scanner.runs).toHaveLength(2);
    expect(await rowsOf('scan_findings')).toHaveLength(1);
    expect(await mails()).toHaveLength(before + 1);
  });

  test('stores what a site sends and the database would refuse', async () => {
    const done = work();
    const run = await scanner.started(1);
    const note = 'NUL \0 and half a pair \ud83d';
    await run.events.onCheckpoint({ note });
    run.end(completed([aFinding({ evidence: { note } })]));
    await done;
    const [row] = await portal.database.query<{ finding: { evidence: { note: string } } }>(
      'select finding from scan_findings where scan_id = $1',
      [scanId],
    );
    expect(row?.finding.evidence.note).toBe('NUL \ufffd and half a pair \ufffd');
  });

  test('stores more findings than one statement holds', async () => {
    const done = work();
    (await scanner.started(1)).end(completed(Array.from({ length: 10_000 }, () => aFinding())));
    await done;
    expect(await rowsOf('scan_findings')).toHaveLength(10_000);
  });

  test('that fails says why, without a mail', async () => {
    const before = (await mails()).length;
    const done = work();
    const run = await scanner.started(1);
    await run.events.onCheckpoint({ at: 1 });
    run.end({ kind: 'failed', reason: 'The website does not answer.' });
    await done;
    const { body } = await member.browser.call(loadScanMap, {});
    expect(body.data[targetId]?.[0]).toMatchObject({ status: 'failed', failureReason: 'The website does not answer.' });
    expect(await rowsOf('scan_checkpoints')).toEqual([]);
    expect(await mails()).toHaveLength(before);
  });
});

describe('a scan that is not wanted any more', () => {
  test('is stopped when somebody cancels it', async () => {
    const done = work();
    const run = await scanner.started(1);
    await run.events.onCheckpoint({ at: 1 });
    await member.browser.call(cancelScan, { probelyTargetId: targetId, probelyScanId: scanId });
    await done;
    expect(run.asked).toContain('cancel');
    expect(await storedScan()).toMatchObject({ status: 'canceled', is_running: false, failure_reason: null });
    expect(await rowsOf('scan_checkpoints')).toEqual([]);
  });

  test('is stopped when its website is removed, and leaves nothing', async () => {
    const done = work();
    const run = await scanner.started(1);
    await member.browser.call(deleteTarget, { targetId });
    await done;
    expect(run.asked).toContain('cancel');
    expect(await rowsOf('scans')).toEqual([]);
  });

  test('is not started again by a late job', async () => {
    await member.browser.call(cancelScan, { probelyTargetId: targetId, probelyScanId: scanId });
    await work();
    expect(scanner.runs).toEqual([]);
  });
});

describe('a scan that loses its worker', () => {
  /** A worker that dies: nothing after its last word is stored. */
  async function dieAt(progress: number, number: number): Promise<void> {
    const done = work();
    const run = await scanner.started(number);
    run.events.onProgress({ done: progress, known: 100, counts: { highs: 0, mediums: 0, lows: 0 } });
    await eventually(async () => (await storedScan()).progress_done === progress);
    run.end({ kind: 'interrupted', reason: 'killed' });
    await expect(done).rejects.toThrow(ScanLaidDown);
    expect(await storedScan()).toMatchObject({ status: 'started', is_running: true });
  }

  test('goes on from its checkpoint', async () => {
    const first = work();
    const run = await scanner.started(1);
    await run.events.onCheckpoint({ page: 4 });
    run.end({ kind: 'interrupted', reason: 'killed' });
    await expect(first).rejects.toThrow(ScanLaidDown);
    const second = work();
    const next = await scanner.started(2);
    expect(next.request.checkpoint).toEqual({ page: 4 });
    next.end(completed());
    await second;
    expect(await storedScan()).toMatchObject({ status: 'completed' });
  });

  test('three times without getting further is given up, with a reason', async () => {
    for (const number of [1, 2, 3]) await dieAt(0, number);
    await work();
    expect(scanner.runs).toHaveLength(3);
    expect(await storedScan()).toMatchObject({
      status: 'failed',
      failure_reason: 'The scan stopped unexpectedly several times, so it was given up. Please try again later.',
    });
  });

  test('goes on as long as it gets further each time', async () => {
    for (const number of [1, 2, 3, 4, 5]) await dieAt(number * 10, number);
    const done = work();
    (await scanner.started(6)).end(completed());
    await done;
    expect(await storedScan()).toMatchObject({ status: 'completed' });
  });

  test('to another worker is left to that one', async () => {
    const lost = new AbortController();
    const done = work(newRunner(), lost.signal);
    const run = await scanner.started(1);
    lost.abort();
    await expect(done).rejects.toThrow(ScanLaidDown);
    expect(run.asked).toEqual(['interrupt']);
    expect(await storedScan()).toMatchObject({ is_running: true });
  });
});

describe('a portal that stops', () => {
  test('lays its scans down, which counts as no loss however often', async () => {
    for (const number of [1, 2, 3, 4, 5]) {
      const runner = newRunner();
      const done = work(runner);
      const run = await scanner.started(number);
      await run.events.onCheckpoint({ number });
      runner.stop();
      await expect(done).rejects.toThrow(ScanLaidDown);
      expect(await storedScan()).toMatchObject({ status: 'started', is_running: false, lost_leases: 0 });
    }
    const done = work();
    const run = await scanner.started(6);
    expect(run.request.checkpoint).toEqual({ number: 5 });
    run.end(completed());
    await done;
  });

  test('takes up no scan any more', async () => {
    const runner = newRunner();
    runner.stop();
    await expect(work(runner)).rejects.toThrow(ScanLaidDown);
    expect(scanner.runs).toEqual([]);
  });
});

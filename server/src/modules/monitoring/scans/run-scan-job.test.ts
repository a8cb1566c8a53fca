import { cancelScan, deleteTarget, loadScanMap } from '@portal/contract/monitoring/monitoring.calls.ts';
import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completed, eventually, type PreparedScan, prepareScan } from '../../../testing/scan-to-run.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { aFinding } from '../../../testing/websites.ts';

let portal: TestPortal;
let scan: PreparedScan;
beforeAll(async () => {
  portal = await startTestPortal();
});
beforeEach(async () => {
  scan = await prepareScan(portal);
});
afterAll(() => portal.stop());

const mails = () => portal.database.query(`select 1 from jobs.job where name = 'send-mail'`);

describe('a scan that is run', () => {
  test('gets the website and shows its progress', async () => {
    const done = scan.work();
    const run = await scan.scanner.started(1);
    expect(run.request).toMatchObject({ scanId: scan.scanId, level: 'lightning', checkpoint: null });
    run.events.onProgress({ done: 3, known: 12, counts: { highs: 1, mediums: 0, lows: 2 } });
    await eventually(async () => {
      const { body } = await scan.member.browser.call(loadScanMap, {});
      return body.data[scan.targetId]?.[0]?.progress === 25;
    });
    const { body } = await scan.member.browser.call(loadScanMap, {});
    expect(body.data[scan.targetId]?.[0]).toMatchObject({ status: 'started', highs: 1, mediums: 0, lows: 2 });
    run.end(completed());
    await done;
  });

  test('took as long as it ran, however long it waited for its turn', async () => {
    portal.clock.advance(20 * 60_000);
    const begunAt = portal.clock.now().toISOString();
    const done = scan.work();
    const run = await scan.scanner.started(1);
    portal.clock.advance(3 * 60_000);
    run.end(completed());
    await done;
    const { body } = await scan.member.browser.call(loadScanMap, {});
    expect(body.data[scan.targetId]?.[0]).toMatchObject({
      startTime: begunAt,
      completeTime: portal.clock.now().toISOString(),
    });
  });

  const extent: ScanExtent = {
    addresses: { found: 3, tried: 2, left: { OUTSIDE: 1 } },
    forms: { found: 0, tried: 0, left: {} },
    inputs: { found: 1, tried: 1, left: {} },
    isMore: false,
  };

  test('says what it left at the website', async () => {
    const done = scan.work();
    const turns = [{ address: 'https://shop.example/?do=toggle', isUndone: false }];
    const traces = { entries: 3, turns, switchesLeft: 0, isStartChanged: false };
    (await scan.scanner.started(1)).end({ ...completed(), traces });
    await done;
    const { body } = await scan.member.browser.call(loadScanMap, {});
    expect(body.data[scan.targetId]?.[0]?.traces).toEqual([
      'This scan left at most 3 entries in the website’s forms.',
      'The link https://shop.example/?do=toggle changed how the website responds to everyone, and we could not undo it. Please check the website.',
    ]);
  });

  test('ends with its findings, without a checkpoint, and with one mail', async () => {
    const before = (await mails()).length;
    const done = scan.work();
    const run = await scan.scanner.started(1);
    await run.events.onCheckpoint({ at: 1 });
    const findings = [aFinding({ severity: 'high' }), aFinding({ severity: 'info' }), aFinding()];
    run.end({ kind: 'completed', findings, pages: 3, software: ['nginx'], notTested: [], extent });
    await done;
    expect(await scan.storedScan()).toMatchObject({
      status: 'completed',
      highs: 1,
      mediums: 0,
      lows: 1,
      pages: 3,
      software: ['nginx'],
      extent,
      is_running: false,
      completed_at: portal.clock.now(),
    });
    expect(await scan.rowsOf('scan_findings')).toHaveLength(3);
    expect(await scan.rowsOf('scan_checkpoints')).toEqual([]);
    expect(await mails()).toHaveLength(before + 1);
  });

  test('tells another member when the one who added the website has left', async () => {
    await portal.database.query('update websites set created_by = null where website_id = $1', [scan.targetId]);
    const before = (await mails()).length;
    const done = scan.work();
    (await scan.scanner.started(1)).end(completed([aFinding()]));
    await done;
    expect(await mails()).toHaveLength(before + 1);
  });

  test('stores once when it is run twice', async () => {
    const before = (await mails()).length;
    const both = [scan.work(), scan.work()];
    const [first, second] = [await scan.scanner.started(1), await scan.scanner.started(2)];
    first.end(completed([aFinding()]));
    await both[0];
    second.end(completed([aFinding(), aFinding()]));
    await both[1];
    await scan.work();
    expect(scan.scanner.runs).toHaveLength(2);
    expect(await scan.rowsOf('scan_findings')).toHaveLength(1);
    expect(await mails()).toHaveLength(before + 1);
  });

  test('stores what a site sends and the database would refuse', async () => {
    const done = scan.work();
    const run = await scan.scanner.started(1);
    const note = 'NUL \0 and half a pair \ud83d';
    await run.events.onCheckpoint({ note });
    run.end(completed([aFinding({ evidence: { note } })]));
    await done;
    const [row] = await portal.database.query<{ finding: { evidence: { note: string } } }>(
      'select finding from scan_findings where scan_id = $1',
      [scan.scanId],
    );
    expect(row?.finding.evidence.note).toBe('NUL \ufffd and half a pair \ufffd');
  });

  test('stores more findings than one statement holds', async () => {
    const done = scan.work();
    (await scan.scanner.started(1)).end(completed(Array.from({ length: 10_000 }, () => aFinding())));
    await done;
    expect(await scan.rowsOf('scan_findings')).toHaveLength(10_000);
  });

  test('that fails says why, without a mail', async () => {
    const before = (await mails()).length;
    const done = scan.work();
    const run = await scan.scanner.started(1);
    await run.events.onCheckpoint({ at: 1 });
    run.end({ kind: 'failed', reason: 'The website does not answer.' });
    await done;
    const { body } = await scan.member.browser.call(loadScanMap, {});
    expect(body.data[scan.targetId]?.[0]).toMatchObject({
      status: 'failed',
      failureReason: 'The website does not answer.',
    });
    expect(await scan.rowsOf('scan_checkpoints')).toEqual([]);
    expect(await mails()).toHaveLength(before);
  });
});

describe('a scan that is not wanted any more', () => {
  test('is stopped when somebody cancels it', async () => {
    const done = scan.work();
    const run = await scan.scanner.started(1);
    await run.events.onCheckpoint({ at: 1 });
    await scan.member.browser.call(cancelScan, { probelyTargetId: scan.targetId, probelyScanId: scan.scanId });
    await done;
    expect(run.asked).toContain('cancel');
    expect(await scan.storedScan()).toMatchObject({ status: 'canceled', is_running: false, failure_reason: null });
    expect(await scan.rowsOf('scan_checkpoints')).toEqual([]);
  });

  test('is stopped when its website is removed, and leaves nothing', async () => {
    const done = scan.work();
    const run = await scan.scanner.started(1);
    await scan.member.browser.call(deleteTarget, { targetId: scan.targetId });
    await done;
    expect(run.asked).toContain('cancel');
    expect(await scan.rowsOf('scans')).toEqual([]);
  });

  test('is not started again by a late job', async () => {
    await scan.member.browser.call(cancelScan, { probelyTargetId: scan.targetId, probelyScanId: scan.scanId });
    await scan.work();
    expect(scan.scanner.runs).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { getMonitoringSummary } from '@portal/contract/dashboard/dashboard.calls.ts';
import {
  cancelScan,
  loadScanMap,
  scanFindings,
  scanNow,
  scheduleScan,
  syncScans,
} from '@portal/contract/monitoring/monitoring.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from '../../testing/websites.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const jobsOf = (scanId: string) =>
  portal.database.query(`select 1 from jobs.job where name = 'run-scan' and data->>'scanId' = $1`, [scanId]);

describe('a scan at once', () => {
  test('starts once when two ask at once, with one job', async () => {
    const member = await signInNewMember(portal);
    const targetId = await addWebsite(member);
    const answers = await Promise.all([1, 2, 3].map(() => member.browser.call(scanNow, { targetId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.errors[0]?.code).toBe('SCAN_RUNNING');
    const scans = await portal.database.query<{ scan_id: string }>('select scan_id from scans where website_id = $1', [
      targetId,
    ]);
    expect(scans).toHaveLength(1);
    expect(await jobsOf(scans[0]?.scan_id ?? '')).toHaveLength(1);
  });

  test('is unknown for another organisation’s website', async () => {
    const targetId = await addWebsite(await signInNewMember(portal));
    const { browser } = await signInNewMember(portal);
    expect((await browser.call(scanNow, { targetId })).status).toBe(404);
    expect((await browser.call(scanNow, { targetId: randomUUID() })).status).toBe(404);
  });
});

describe('turns', () => {
  test('an organisation’s second scan comes after every other one’s first', async () => {
    const [busy, other] = [await signInNewMember(portal), await signInNewMember(portal)];
    const scans: string[] = [];
    for (const member of [busy, busy, busy, other]) scans.push(await startScanOf(member, await addWebsite(member)));
    const [first, second, third, others] = scans;
    const rows = await portal.database.query<{ scan_id: string }>(
      `select data->>'scanId' as scan_id from jobs.job where name = 'run-scan' and data->>'scanId' = any($1)
       order by priority desc, created_on, id`,
      [scans],
    );
    expect(rows.map((row) => row.scan_id)).toEqual([first, others, second, third]);
  });
});

describe('cancelling', () => {
  test('ends the scan and tells when the next one runs', async () => {
    const member = await signInNewMember(portal);
    const targetId = await addWebsite(member);
    await member.browser.call(scheduleScan, { targetId, recurrence: 'w', dateTime: '2026-11-30T09:00:00Z' });
    const scanId = await startScanOf(member, targetId);
    const answer = await member.browser.call(cancelScan, { probelyTargetId: targetId, probelyScanId: scanId });
    expect(answer.body).toEqual({ success: true, data: { nextScan: '2026-11-30T09:00:00.000Z' } });
    const scans = await member.browser.call(syncScans, { targetId });
    expect(scans.body.data).toEqual([
      expect.objectContaining({ scanId, status: 'canceled', completeTime: portal.clock.now().toISOString() }),
    ]);
    // The website can be scanned again at once.
    await expect(startScanOf(member, targetId)).resolves.not.toBe(scanId);
  });

  test('knows no next scan without a schedule', async () => {
    const member = await signInNewMember(portal);
    const targetId = await addWebsite(member);
    const scanId = await startScanOf(member, targetId);
    const input = { probelyTargetId: targetId, probelyScanId: scanId, nextScan: null };
    expect((await member.browser.call(cancelScan, input)).body.data).toEqual({ nextScan: null });
    expect((await member.browser.call(cancelScan, input)).errors[0]?.code).toBe('SCAN_NOT_RUNNING');
  });

  test('takes a scan only with its own website, and only from its organisation', async () => {
    const member = await signInNewMember(portal);
    const [targetId, otherId] = [await addWebsite(member), await addWebsite(member)];
    const scanId = await startScanOf(member, targetId);
    const mixed = await member.browser.call(cancelScan, { probelyTargetId: otherId, probelyScanId: scanId });
    expect(mixed.status).toBe(404);
    const { browser } = await signInNewMember(portal);
    const foreign = await browser.call(cancelScan, { probelyTargetId: targetId, probelyScanId: scanId });
    expect(foreign.status).toBe(404);
    const scans = await member.browser.call(loadScanMap, {});
    expect(scans.body.data[targetId]?.[0]?.status).toBe('started');
  });
});

describe('the findings of a scan', () => {
  test('come worst first, with their texts and references', async () => {
    const member = await signInNewMember(portal);
    const scanId = await startScanOf(member, await addWebsite(member));
    const findings = [
      aFinding({ fingerprint: 'a' }),
      aFinding({ fingerprint: 'b', severity: 'high' }),
      aFinding({ fingerprint: 'c', severity: 'medium', facts: { host: '<b>shop</b> {what} `x`' } }),
    ];
    await completeScan(portal, scanId, findings);
    const { body } = await member.browser.call(scanFindings, { scanId });
    expect(body.data.findings.map(({ severity }) => severity)).toEqual(['high', 'medium', 'low']);
    expect(body.data.pages).toBe(7);
    // The scan was stored by a portal that did not count it.
    expect(body.data.extent).toBeNull();
    expect(body.data.summary).toHaveLength(4);
    expect(body.data.findings[0]).toMatchObject({
      checkId: 'P05',
      references: { cwe: 319, owasp2025: expect.stringMatching(/^A04/), owasp2021: expect.stringMatching(/^A02/) },
      evidence: { note: 'The response has no Strict-Transport-Security header.' },
      isNew: false,
    });
    expect(body.data.findings[0]?.fix.length).toBeGreaterThan(0);
  });

  test('are compared with the completed scan before', async () => {
    const member = await signInNewMember(portal);
    const targetId = await addWebsite(member);
    await completeScan(portal, await startScanOf(member, targetId), [aFinding({ fingerprint: 'old' })]);
    portal.clock.advance(60_000);
    const scanId = await startScanOf(member, targetId);
    await completeScan(portal, scanId, [aFinding({ fingerprint: 'old' }), aFinding({ fingerprint: 'new' })]);
    const { body } = await member.browser.call(scanFindings, { scanId });
    const news = body.data.findings.map(({ fingerprint, isNew }) => [fingerprint, isNew]);
    expect(Object.fromEntries(news)).toEqual({ old: false, new: true });
  });

  test('are not there before the scan has finished, nor for others', async () => {
    const member = await signInNewMember(portal);
    const scanId = await startScanOf(member, await addWebsite(member));
    expect((await member.browser.call(scanFindings, { scanId })).status).toBe(404);
    await completeScan(portal, scanId, [aFinding()]);
    const { browser } = await signInNewMember(portal);
    expect((await browser.call(scanFindings, { scanId })).status).toBe(404);
  });
});

describe('the dashboard', () => {
  test('has nothing to tell at first', async () => {
    const { browser } = await signInNewMember(portal);
    expect((await browser.call(getMonitoringSummary, {})).body.data).toEqual({
      webAppsScanned: 0,
      scansScheduled: 0,
      isScanInProgress: false,
      lastScanDate: null,
      nextScanDate: null,
      targetList: [],
      webAppsIssues: { highs: 0, mediums: 0, lows: 0 },
    });
  });

  test('counts each website with its latest completed scan', async () => {
    const member = await signInNewMember(portal);
    const shop = await addWebsite(member, 'Shop', 'https://shop-board.example');
    // Websites stand in the order in which they were added; at the same instant there isn't one.
    portal.clock.advance(1000);
    const blog = await addWebsite(member, 'Blog', 'https://blog-board.example');
    await member.browser.call(scheduleScan, { targetId: shop, recurrence: 'w', dateTime: '2026-12-30T09:00:00Z' });
    await member.browser.call(scheduleScan, { targetId: blog, recurrence: 'm', dateTime: '2026-12-24T09:00:00Z' });
    await completeScan(portal, await startScanOf(member, shop), [aFinding({ severity: 'high' }), aFinding()]);
    portal.clock.advance(60_000);
    await completeScan(portal, await startScanOf(member, shop), [aFinding({ severity: 'medium' }), aFinding()]);
    const lastScanDate = portal.clock.now().toISOString();
    portal.clock.advance(60_000);
    await startScanOf(member, blog);
    const { body } = await member.browser.call(getMonitoringSummary, {});
    expect(body.data).toEqual({
      webAppsScanned: 1,
      scansScheduled: 2,
      isScanInProgress: true,
      lastScanDate,
      nextScanDate: '2026-12-24T09:00:00.000Z',
      targetList: [
        { name: 'Shop', url: 'https://shop-board.example' },
        { name: 'Blog', url: 'https://blog-board.example' },
      ],
      webAppsIssues: { highs: 0, mediums: 1, lows: 1 },
    });
  });
});

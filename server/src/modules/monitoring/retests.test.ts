import { openServiceSession } from '@portal/contract/console/service-session.calls.ts';
import {
  listFindings,
  readFinding,
  readFindingsTrend,
  retestFinding,
} from '@portal/contract/monitoring/findings.calls.ts';
import { cancelScan, loadScanMap, scanFindings, scanNow } from '@portal/contract/monitoring/monitoring.calls.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ScanOutcome } from '../../providers/scanner/scanner-port.ts';
import { createFakeScanner } from '../../testing/fake-scanner.ts';
import { freshProof, type Member, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from '../../testing/websites.ts';
import { createScanRunner } from './scans/run-scan-job.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const found = aFinding({ subject: 'one' });
let member: Member;
let targetId: string;
let findingId: string;
beforeEach(async () => {
  member = await signInNewMember(portal);
  targetId = await addWebsite(member);
  await completeScan(portal, await startScanOf(member, targetId), [found, aFinding({ subject: 'other' })]);
  portal.clock.advance(60_000);
  const { body } = await member.browser.call(listFindings, { search: 'one' });
  findingId = body.data.findings[0]?.findingId ?? '';
});

const retest = () => member.browser.call(retestFinding, { findingId });
const read = async (language = 'en') =>
  (await member.browser.call(readFinding, { findingId }, { 'accept-language': language })).body.data;
const completed = (
  findings: readonly Finding[],
  notTested: { checkId: string; reason: string }[] = [],
): ScanOutcome => ({
  kind: 'completed',
  findings,
  pages: 1,
  software: [],
  notTested,
});

/** Works off the look at the finding as a worker does. */
async function workOff(outcome: ScanOutcome) {
  const scanner = createFakeScanner();
  const runner = createScanRunner({ ...portal.portal.services, scanner });
  const { scanId } = (await retest()).body.data;
  const done = runner.run({ scanId }, { id: 'job', signal: new AbortController().signal });
  const run = await scanner.started(1);
  run.end(outcome);
  await done;
  return { run, scanId };
}

test('a finding that is seen again is still there, and the scanner is asked for nothing else', async () => {
  const { run, scanId } = await workOff(completed([{ ...found, evidence: { note: 'Seen just now.' } }]));
  expect(run.request).toMatchObject({
    level: 'lightning',
    focus: { checkId: 'P05', urls: found.urls, subject: 'one' },
  });
  expect(await read()).toMatchObject({
    state: 'open',
    lastSeenAt: portal.clock.now().toISOString(),
    evidence: { note: 'Seen just now.' },
    retest: { scanId, status: 'completed', result: 'still-there', reason: null },
  });
});

test('one that is gone is fixed, and nothing else changes', async () => {
  await workOff(completed([]));
  expect(await read()).toMatchObject({ state: 'fixed', retest: { result: 'fixed' } });
  const { body } = await member.browser.call(listFindings, {});
  expect(body.data.findings.map(({ subject }) => subject)).toEqual(['other']);
});

test('one that could not be tested stays as it is, and the reason is told', async () => {
  await workOff(completed([], [{ checkId: 'P05', reason: 'The place where this was detected did not respond.' }]));
  expect(await read()).toMatchObject({
    state: 'new',
    retest: { result: 'not-tested', reason: 'The place where this was detected did not respond.' },
  });
  portal.clock.advance(60_000);
  await workOff({ kind: 'failed', reason: 'TARGET_UNREACHABLE' });
  expect(await read()).toMatchObject({
    state: 'new',
    retest: { status: 'failed', result: 'not-tested', reason: 'The website did not respond.' },
  });
  expect(await read('de')).toMatchObject({ retest: { reason: 'Die Website hat nicht geantwortet.' } });
});

test('it is no scan of the website: neither listed, compared with, drawn nor mailed about', async () => {
  const mails = () => portal.database.query(`select 1 from jobs.job where name = 'send-mail'`);
  const before = (await mails()).length;
  const { scanId } = await workOff(completed([]));
  expect((await mails()).length).toBe(before);
  const scans = await member.browser.call(loadScanMap, {});
  expect(scans.body.data[targetId]).toHaveLength(1);
  expect((await member.browser.call(scanFindings, { scanId })).status).toBe(404);
  const trend = await member.browser.call(readFindingsTrend, { targetId });
  expect(trend.body.data.scans).toHaveLength(1);
});

test('asking twice makes one, and while it runs no other scan does', async () => {
  const answers = await Promise.all([retest(), retest(), retest()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const ids = new Set(answers.map(({ body }) => body.data.scanId));
  expect(ids.size).toBe(1);
  expect((await member.browser.call(scanNow, { targetId })).errors[0]?.code).toBe('SCAN_RUNNING');
  const scans = await member.browser.call(loadScanMap, {});
  const running = scans.body.data[targetId]?.find(({ status }) => status === 'started');
  expect(running).toMatchObject({ retestOf: findingId });
  const input = { probelyTargetId: targetId, probelyScanId: running?.scanId ?? '' };
  expect((await member.browser.call(cancelScan, input)).status).toBe(200);
  expect((await read()).retest).toMatchObject({ status: 'canceled', result: null });
});

test('it waits for a scan that runs', async () => {
  await startScanOf(member, targetId);
  expect((await retest()).errors[0]?.code).toBe('SCAN_RUNNING');
});

test('a level that the plan no longer has is refused, and so is what cannot be tested alone', async () => {
  await portal.database.query(`update website_findings set seen_level = 'full' where website_finding_id = $1`, [
    findingId,
  ]);
  expect((await retest()).errors[0]?.code).toBe('SCAN_LEVEL_NOT_IN_PLAN');
  await portal.database.query(
    `update website_findings set check_id = 'P21', variant = 'third-party-scripts' where website_finding_id = $1`,
    [findingId],
  );
  expect((await retest()).errors[0]?.code).toBe('RETEST_NOT_POSSIBLE');
  expect((await read()).canRetest).toBe(false);
});

test('others cannot ask for it; staff in a service session can, which the log says', async () => {
  const { browser } = await signInNewMember(portal);
  expect((await browser.call(retestFinding, { findingId })).status).toBe(404);
  const staff = await signInNewStaff(portal);
  const input = { orgId: member.orgId, reason: 'You asked us to look.' };
  await staff.browser.call(openServiceSession, input, await freshProof(portal, staff.email));
  expect((await staff.browser.call(retestFinding, { findingId })).status).toBe(200);
  const log = await portal.database.query(
    `select details->>'staff' as staff from audit_log where action = 'finding.retested' and details->>'findingId' = $1`,
    [findingId],
  );
  expect(log).toEqual([{ staff: staff.email }]);
});

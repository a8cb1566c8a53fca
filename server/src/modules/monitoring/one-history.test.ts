import {
  listFindings,
  markFinding,
  readFinding,
  readFindingsTrend,
} from '@portal/contract/monitoring/findings.calls.ts';
import { scanFindings } from '@portal/contract/monitoring/monitoring.calls.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { caseRankOf } from '@portal/domain/monitoring/software/case-rank.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { CASES } from '@portal/scanner/checks/catalogue.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleFinding } from '../../documents/testing/scan-report-samples.ts';
import { createFakeScanner } from '../../testing/fake-scanner.ts';
import { type Member, signInNewMember } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, startScanOf } from '../../testing/websites.ts';
import { createScanRunner } from './scans/run-scan-job.ts';
import { selectWebsiteChanges, tellWebsiteChanges } from './websites/website-changes.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

let member: Member;
let targetId: string;
beforeEach(async () => {
  member = await signInNewMember(portal);
  targetId = await addWebsite(member, 'Shop');
});

const PLACE = { url: 'https://shop.example/', urls: ['https://shop.example/'] };
const old: Finding = {
  ...{ ...sampleFinding('P13', 'wordpress-outdated'), ...PLACE, severity: 'medium', subject: '' },
  fingerprint: 'the old version',
};
const flaw = (variant: 'flaw-high' | 'flaw-exploited'): Finding => ({
  ...{ ...sampleFinding('P28', variant), ...PLACE, severity: 'high', subject: 'WordPress' },
  fingerprint: `the ${variant}`,
});

/** Runs a scan as a worker does; answers it and the emails about it. */
async function scan(findings: readonly Finding[], notTested: { checkId: string; reason: string }[] = []) {
  portal.clock.advance(60_000);
  const scanId = await startScanOf(member, targetId);
  await portal.database.query("update scans set due_at = started_at, scan_level = 'safe' where scan_id = $1", [scanId]);
  const before = await queuedMails(portal, member.email);
  const scanner = createFakeScanner();
  const runner = createScanRunner({ ...portal.portal.services, scanner });
  const done = runner.run({ scanId }, { id: 'job', signal: new AbortController().signal });
  (await scanner.started(1)).end({ kind: 'completed', findings, pages: 1, software: [], notTested });
  await done;
  const mails = (await queuedMails(portal, member.email)).slice(before.length).map(({ request }) => request);
  return { scanId, mails };
}

const list = async () => (await member.browser.call(listFindings, { targetId, state: 'all' })).body.data;
const read = async (findingId: string) => (await member.browser.call(readFinding, { findingId })).body.data;

/** What the week's changes say of what came after the moment. */
const changesSince = (since: Date) =>
  portal.portal.services.database.inOrg(member.orgId, async (tx) => {
    const select = tx.selectNoFrom(selectWebsiteChanges(since, portal.clock.now()).as('changes'));
    const { changes } = await select.executeTakeFirstOrThrow();
    return tellWebsiteChanges(changes, sayEnglish).map(({ text }) => text);
  });

test('a version is old, then has known flaws, then is attacked, then is old alone: one finding with one history', async () => {
  const { scanId: first } = await scan([old]);
  const { findings, counts } = await list();
  const [{ findingId = '', firstSeenAt = '' } = {}] = findings;
  expect(counts).toMatchObject({ new: 1, toDo: { mediums: 1 } });
  const mark = { findingId, kind: 'false-positive', reason: 'Our host repairs it.' } as const;
  expect((await member.browser.call(markFinding, mark)).status).toBe(200);

  const { scanId, mails } = await scan([flaw('flaw-high')]);
  expect(mails).toMatchObject([
    { kind: 'new-findings', counts: { highs: 1, mediums: 0, lows: 0 }, cameBack: 0, gotWorse: 1 },
  ]);
  const worsenedAt = portal.clock.now().toISOString();
  expect(await list()).toMatchObject({ total: 1, counts: { toDo: { highs: 1, mediums: 0 }, fixed: 0, new: 0 } });
  // Who says that an old version is no problem has said nothing of known flaws.
  expect(await read(findingId)).toMatchObject({
    ...{ checkId: 'P28', severity: 'high', state: 'open', firstSeenAt, worsenedAt, fixedAt: null },
    mark: { kind: 'false-positive', lapsed: 'worse' },
    evidence: { note: flaw('flaw-high').evidence.note },
  });
  const shown = await member.browser.call(scanFindings, { scanId });
  expect(shown.body.data.findings).toMatchObject([{ findingId, isNew: false, mark: null }]);

  await member.browser.call(markFinding, { ...mark, reason: 'We have the hotfix.' });
  expect((await scan([flaw('flaw-high')])).mails).toEqual([]);
  expect((await scan([flaw('flaw-exploited')])).mails).toMatchObject([{ gotWorse: 1 }]);
  expect(await changesSince(new Date(Date.parse(firstSeenAt) + 1))).toEqual(['1 known issue on Shop got more serious']);

  // The flaws are gone, the version is still old: not fixed, not new, and milder than what was set aside.
  expect((await scan([old])).mails).toEqual([]);
  expect(await read(findingId)).toMatchObject({ checkId: 'P13', state: 'open', firstSeenAt, mark: { lapsed: null } });
  // A scan that did not look for flaws does not hide them.
  await scan([flaw('flaw-exploited')]);
  await scan([old], [{ checkId: 'P28', reason: 'REQUEST_BUDGET' }]);
  expect(await read(findingId)).toMatchObject({ checkId: 'P28', severity: 'high', state: 'open' });
  await scan([]);
  expect(await read(findingId)).toMatchObject({ state: 'fixed' });

  const trend = await member.browser.call(readFindingsTrend, { targetId });
  const told = trend.body.data.scans.map(({ new: added, reopened, fixed }) => [added, reopened, fixed]);
  expect(told).toEqual([[1, 0, 0], ...Array.from({ length: 6 }, () => [0, 0, 0]), [0, 0, 1]]);
  expect((await member.browser.call(scanFindings, { scanId: first })).body.data.findings).toMatchObject([
    { checkId: 'P13', findingId },
  ]);
});

test('findings that were stored as two go on as the one that is there', async () => {
  await scan([old]);
  await portal.database.query(`update website_findings set state = 'fixed', fixed_at = $2 where website_id = $1`, [
    targetId,
    portal.clock.now(),
  ]);
  await scan([flaw('flaw-high')]);
  expect((await list()).counts).toMatchObject({ new: 1, fixed: 1 });
  expect((await scan([old])).mails).toEqual([]);
  expect((await list()).counts).toMatchObject({ new: 0, reopened: 0, fixed: 1, toDo: { highs: 0, mediums: 1 } });
  expect((await scan([flaw('flaw-exploited')])).mails).toMatchObject([{ gotWorse: 1 }]);
  expect((await list()).counts).toMatchObject({ fixed: 1, toDo: { highs: 1, mediums: 0 } });
});

test('the database ranks cases as the rules do', async () => {
  await scan([old]);
  const set = 'update website_findings set variant = $2 where website_id = $1 returning case_rank';
  for (const { variant } of CASES.filter(({ checkId }) => checkId === 'P13' || checkId === 'P28'))
    expect(await portal.database.query(set, [targetId, variant])).toEqual([{ case_rank: caseRankOf(variant) }]);
});

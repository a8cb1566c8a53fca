import {
  cyberConciergeAlerts,
  cyberConciergeWeaknesses,
  helpRequests,
} from '@portal/contract/concierge/concierge.calls.ts';
import { getMonitoringSummary } from '@portal/contract/dashboard/dashboard.calls.ts';
import { maturityReport } from '@portal/contract/maturity/maturity.calls.ts';
import {
  getScanReport,
  loadScanMap,
  loadScheduleMap,
  loadTargetList,
  scanFindings,
} from '@portal/contract/monitoring/monitoring.calls.ts';
import { policyList } from '@portal/contract/policies/policies.calls.ts';
import { profileCheck } from '@portal/contract/profile/profile.calls.ts';
import { listProofPacks, previewProof, verifyProofPack } from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { rating, ratingRaises } from '@portal/contract/ratings/ratings.calls.ts';
import { loadTrainingData } from '@portal/contract/training/trainees.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, TEST_PASSWORD } from '../testing/people.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { DEMO_PEOPLE } from './demo-organisation.ts';
import { fillDemo } from './fill-demo.ts';

let portal: TestPortal;
let browser: TestBrowser;
beforeAll(async () => {
  portal = await startTestPortal();
  expect(await fillDemo(portal.portal.services, TEST_PASSWORD)).toBe(true);
  browser = await signIn(portal, DEMO_PEOPLE[0].email);
});
afterAll(() => portal.stop());

test('both people sign in and are where the work is', async () => {
  for (const { email, firstName } of DEMO_PEOPLE) {
    const own = await signIn(portal, email);
    const { body } = await own.call(profileCheck, {});
    expect(body).toMatchObject({ userData: { firstName, hasSeenOrgGoals: true } });
  }
});

test('the dashboard sums up what was found last', async () => {
  const { body } = await browser.call(getMonitoringSummary, {});
  expect(body.data).toMatchObject({ webAppsScanned: 3, scansScheduled: 2, isScanInProgress: false });
  expect(body.data.webAppsIssues.highs).toBeGreaterThan(0);
  expect(body.data.nextScanDate).not.toBeNull();
});

test('the team is in its second month of training: some are ahead, somebody is late', async () => {
  const { data } = (await browser.call(loadTrainingData, {})).body;
  expect(data.traineesData).toMatchObject({ active: 8, overdue: 2, upToDate: 6 });
  expect(data.courseMap['your-part-in-security']).toMatchObject({ assigned: 8, completed: 6, overdue: 2 });
  expect(data.courseMap['passwords-and-managers']).toMatchObject({ assigned: 8, completed: 3, inProgress: 1 });
});

test('four policies hold, the staff have confirmed two of them, and one is a draft', async () => {
  const { data, progress } = (await browser.call(policyList, {})).body;
  expect(data.map(({ id, status }) => [id, status]).toSorted()).toEqual([
    ['acceptable-use', 'Active'],
    ['backup-recovery', 'Active'],
    ['email-internet', 'Draft'],
    ['incident-response', 'Active'],
    ['password-authentication', 'Active'],
  ]);
  expect(progress.active).toBeGreaterThan(2);
  const { data: proof } = (await browser.call(previewProof, {})).body;
  expect(proof.facts.signOffs.map(({ asked, confirmed }) => [asked, confirmed]).toSorted()).toEqual([
    [6, 6],
    [8, 8],
  ]);
});

test('the assessment is complete and has become better, with one thing to find out', async () => {
  const { assessment, history, elements, plan } = (await browser.call(maturityReport, {})).body.data;
  expect(assessment).toMatchObject({ assessmentStatus: 'completed', answered: 24, overallLevel: 0 });
  expect(history).toHaveLength(3);
  expect(history.map(({ average }) => average)).toEqual(history.map(({ average }) => average).toSorted());
  expect(elements.filter(({ findOut }) => findOut !== null)).toHaveLength(1);
  expect(elements.map(({ evidence }) => evidence?.verdict)).toContain('contradicted');
  expect(plan?.total).toBeGreaterThan(5);
});

test('half a year of looks from outside ends better than it began, with an incident and something to fix', async () => {
  const { data } = (await browser.call(rating, {})).body;
  expect(data).toMatchObject({ state: 'rated', incidents: 1, measureAgainAt: null });
  expect(data.ratings).toHaveLength(26);
  const [now, before] = [data.ratings.at(0)?.rating ?? 0, data.ratings.at(-1)?.rating ?? 0];
  expect(now).toBeGreaterThan(before + 60);
  expect(data.coverage).toBeGreaterThan(0.6);
  expect((await browser.call(ratingRaises, {})).body.data.raises.length).toBeGreaterThan(2);
});

test('the concierge has reported weaknesses, written messages and answered a question', async () => {
  const weaknesses = (await browser.call(cyberConciergeWeaknesses, {})).body;
  expect(weaknesses.data.map(({ severity, status }) => `${severity} ${status}`)).toEqual([
    'Critical Open',
    'Medium Open',
    'High Resolved',
  ]);
  expect((await browser.call(cyberConciergeAlerts, {})).body.total).toBe(2);
  expect((await browser.call(helpRequests, {})).body.data).toMatchObject([{ state: 'waiting', isNew: true }]);
});

test('a proof pack is ready for a customer, and whoever has its code can check it', async () => {
  const [pack, ...others] = (await browser.call(listProofPacks, {})).body.data.packs;
  expect(others).toEqual([]);
  expect(pack).toMatchObject({ state: 'ready', recipient: 'Quayside Hotels', askedBy: 'Dana Reyes' });
  const { data } = (await portal.browser().call(verifyProofPack, { code: pack?.code ?? '' })).body;
  expect(data.files.map(({ name }) => name)).toEqual(expect.arrayContaining(['summary.pdf', 'data/rating.csv']));
  expect(data.files.filter(({ name }) => name.startsWith('policies/'))).toHaveLength(4);
});

test('there are three websites with scans of every ending, and schedules ahead', async () => {
  const targets = await browser.call(loadTargetList, {});
  expect(targets.body.data.map(({ name }) => name)).toEqual(['Web shop', 'Company website', 'Table booking']);
  const scans = Object.values((await browser.call(loadScanMap, {})).body.data).flat();
  expect(new Set(scans.map(({ status }) => status))).toEqual(new Set(['completed', 'failed', 'canceled']));
  for (const { startTime, completeTime } of scans) {
    expect(Date.parse(completeTime ?? '')).toBeGreaterThan(Date.parse(startTime));
    expect(Date.parse(completeTime ?? '')).toBeLessThan(portal.clock.now().getTime());
  }
  const schedules = Object.values((await browser.call(loadScheduleMap, {})).body.data).flat();
  for (const { dateTime } of schedules) expect(Date.parse(dateTime)).toBeGreaterThan(portal.clock.now().getTime());
});

test('every finding has its texts with no place left unfilled, and every report can be made', async () => {
  const scans = Object.values((await browser.call(loadScanMap, {})).body.data)
    .flat()
    .filter(({ status }) => status === 'completed');
  expect(scans.length).toBeGreaterThan(4);
  for (const { scanId, targetId, highs, mediums, lows } of scans) {
    const { body } = await browser.call(scanFindings, { scanId });
    const counted = body.data.findings.filter(({ severity }) => severity !== 'info');
    expect(counted).toHaveLength(highs + mediums + lows);
    for (const finding of body.data.findings) {
      expect(`${finding.title} ${finding.what} ${finding.why}`).not.toMatch(/\{[a-z][A-Za-z]*\}/);
    }
    const report = await browser.call(getScanReport, { encodedName: 'x', a: targetId, b: scanId, c: 'owasp' });
    expect(report.status).toBe(200);
  }
});

test('a second time changes nothing', async () => {
  const count = () =>
    portal.database.query('select (select count(*) from scans) as scans, (select count(*) from users) as users');
  const before = await count();
  expect(await fillDemo(portal.portal.services, 'Another-Password-1')).toBe(false);
  expect(await count()).toEqual(before);
});

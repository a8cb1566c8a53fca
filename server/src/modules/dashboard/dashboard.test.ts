import { inviteUser } from '@portal/contract/accounts/accounts.calls.ts';
import { getModuleActivity, getMonitoringSummary } from '@portal/contract/dashboard/dashboard.calls.ts';
import { assessmentConfig, saveAssessment } from '@portal/contract/maturity/maturity.calls.ts';
import { listFindings, markFinding } from '@portal/contract/monitoring/findings.calls.ts';
import { scheduleScan } from '@portal/contract/monitoring/monitoring.calls.ts';
import { policyLoad, policySave } from '@portal/contract/policies/policies.calls.ts';
import { editUser } from '@portal/contract/profile/profile.calls.ts';
import { NO_GOALS } from '@portal/domain/profile/org-goals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Member, signIn, signInNewMember } from '../../testing/people.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { trainingSteps } from '../../testing/training.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from '../../testing/websites.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const activityOf = async ({ browser }: Pick<Member, 'browser'>) =>
  (await browser.call(getModuleActivity, {})).body.data;
const keysOf = async (member: Pick<Member, 'browser'>) =>
  (await activityOf(member)).nextActions.map(({ key }: { key: string }) => key);

async function scanned(member: Member, name: string, severities: readonly ('high' | 'medium')[]) {
  const targetId = await addWebsite(member, name);
  const scanId = await startScanOf(member, targetId);
  await completeScan(
    portal,
    scanId,
    severities.map((severity) => aFinding({ severity })),
  );
  return { targetId, scanId };
}

describe('what to do next', () => {
  test('a new firm adds its website first', async () => {
    const member = await signInNewMember(portal);
    expect(await activityOf(member)).toMatchObject({
      monitoring: { webAppsScanned: 0, targetList: [] },
      nextActions: [
        { key: 'monitoring.first-website', isUrgent: true, minutes: 2, href: '/webappscan' },
        { key: 'accounts.second-factor', isUrgent: false, href: '/settings/you' },
        { key: 'policies.first', href: '/securitypolicy' },
      ],
    });
  });

  test('then scans it; while that runs there is nothing to do about it', async () => {
    const member = await signInNewMember(portal);
    const targetId = await addWebsite(member, 'Shop & Café');
    expect((await activityOf(member)).nextActions[0]).toMatchObject({
      key: 'monitoring.scan:Shop & Café',
      title: 'Scan Shop & Café',
      href: '/webappscan/Shop%20%26%20Caf%C3%A9',
    });
    await startScanOf(member, targetId);
    expect(await keysOf(member)).toEqual(['accounts.second-factor', 'policies.first', 'accounts.second-person']);
  });

  test('then fixes what was found, the worst first, and has it scanned again by itself', async () => {
    const member = await signInNewMember(portal);
    await scanned(member, 'Quiet', ['medium']);
    const { targetId } = await scanned(member, 'Shop', ['high', 'high', 'medium']);
    const { monitoring, nextActions } = await activityOf(member);
    expect(monitoring).toMatchObject({ webAppsScanned: 2, webAppsIssues: { highs: 2, mediums: 2, lows: 0 } });
    expect(nextActions[0]).toMatchObject({ title: 'Fix the 2 high-risk issues on Shop', isUrgent: true, minutes: 30 });
    expect(await keysOf(member)).toContain('monitoring.schedule:Shop');
    const tomorrow = new Date(portal.clock.now().getTime() + DAY_MS).toISOString().replace(/\.\d+Z/, 'Z');
    const answer = await member.browser.call(scheduleScan, { targetId, dateTime: tomorrow, recurrence: 'm' });
    expect(answer.status).toBe(200);
    expect(await keysOf(member)).not.toContain('monitoring.schedule:Shop');
    expect((await activityOf(member)).monitoring).toMatchObject({
      scansScheduled: 1,
      nextScanDate: expect.any(String),
    });
  });

  test('policies count as the firm approves them', async () => {
    const member = await signInNewMember(portal);
    expect((await activityOf(member)).compliance).toMatchObject({ active: 0, draft: 0, lastUpdated: null });
    const approve = async (id: string) => {
      const { name, version, saved } = (await member.browser.call(policyLoad, { policyType: id, version: null })).body
        .data;
      const policy = { id, name, version, saved, status: 'Active', customValues: {}, customPolicy: null } as const;
      return member.browser.call(policySave, { policy });
    };
    const before = (await activityOf(member)).compliance?.inactive ?? 0;
    expect((await approve('acceptable-use')).status).toBe(200);
    const { compliance } = await activityOf(member);
    expect(compliance).toMatchObject({ active: 1, inactive: before - 1, draft: 0, lastUpdated: expect.any(String) });
  });

  test('the only high risk leads to its own page, and what was set aside is no work', async () => {
    const member = await signInNewMember(portal);
    const { targetId } = await scanned(member, 'Shop & Café', ['high', 'medium']);
    const { body } = await member.browser.call(listFindings, { targetId, severity: 'high' });
    const findingId = body.data.findings[0]?.findingId ?? '';
    expect((await activityOf(member)).nextActions[0]).toMatchObject({
      title: 'Fix the high-risk issue on Shop & Café',
      href: `/webappscan/Shop%20%26%20Caf%C3%A9/findings/${findingId}`,
    });
    await member.browser.call(markFinding, { findingId, kind: 'false-positive', reason: 'Another server answers.' });
    const { monitoring, nextActions } = await activityOf(member);
    expect(monitoring).toMatchObject({ webAppsIssues: { highs: 0, mediums: 1, lows: 0 } });
    expect(nextActions.map(({ key }) => key)).not.toContain('monitoring.highs:Shop & Café');
  });

  test('a scan that failed is worth another try', async () => {
    const member = await signInNewMember(portal);
    const scanId = await startScanOf(member, await addWebsite(member, 'Shop'));
    await portal.database.query(`update scans set status = 'failed' where scan_id = $1`, [scanId]);
    expect(await keysOf(member)).toContain('monitoring.failed:Shop');
  });

  test('an invitation is worth a reminder after three days, and none once it has expired', async () => {
    const member = await signInNewMember(portal);
    await member.browser.call(inviteUser, { email: `late-${member.userId}@firm.example` });
    expect(await keysOf(member)).not.toContain('accounts.invite-waits');
    portal.clock.advance(3 * DAY_MS);
    const later = { browser: await signIn(portal, member.email) };
    expect((await activityOf(later)).nextActions).toContainEqual(
      expect.objectContaining({
        title: `Remind late-${member.userId}@firm.example to join`,
        reason: 'The invitation has been waiting for 3 days. Check with them, or send it again.',
      }),
    );
  });

  test('the chosen goals order what is equally urgent', async () => {
    const member = await signInNewMember(portal);
    await scanned(member, 'Shop', []);
    // A minute's work goes before three minutes' work …
    expect(await keysOf(member)).toEqual(['monitoring.schedule:Shop', 'accounts.second-factor', 'policies.first']);
    await portal.database.query(`update organisations set industry = 'INSURANCE' where org_id = $1`, [member.orgId]);
    // … unless the longer one suits the firm better.
    expect((await keysOf(member))[0]).toBe('accounts.second-factor');
    const orgGoals = { ...NO_GOALS, proactivelyProtectMyOrganization: true };
    await member.browser.call(editUser, { orgGoals, hasSeenOrgGoals: true });
    expect((await keysOf(member))[0]).toBe('accounts.second-factor');
  });

  test('near its end the trial is worth a word, after its end the first one, until a plan was asked for', async () => {
    const member = await signInNewMember(portal);
    portal.clock.advance(24 * DAY_MS);
    const near = { browser: await signIn(portal, member.email) };
    expect((await activityOf(near)).nextActions).toContainEqual(
      expect.objectContaining({
        key: 'plans.trial-ends',
        reason: '6 days are left. After that, scans stop until you choose a plan.',
      }),
    );
    portal.clock.advance(7 * DAY_MS);
    const over = { browser: await signIn(portal, member.email) };
    const { monitoring, nextActions } = await activityOf(over);
    expect(monitoring).toBeNull();
    expect(nextActions[0]).toMatchObject({ key: 'plans.trial-ended', isUrgent: true, href: '/plan' });
    expect(nextActions.map(({ key }: { key: string }) => key)).not.toContain('monitoring.first-website');
    await portal.database.query(`update organisations set requested_plan_id = 'basic' where org_id = $1`, [
      member.orgId,
    ]);
    expect(await keysOf(over)).not.toContain('plans.trial-ended');
  });
});

describe('training', () => {
  test('is part of the dashboard: how many have finished, and who is late', async () => {
    const steps = trainingSteps(() => portal);
    let member = await steps.newFirm();
    expect((await activityOf(member)).training).toEqual({
      teamMembers: 0,
      isFinished: 0,
      isNotFinished: 0,
      lastUpdated: null,
      overdue: 0,
    });
    await steps.add(member, [steps.person(), steps.person()]);
    member = await steps.later(member, 31);
    const { training, nextActions } = await activityOf(member);
    expect(training).toMatchObject({ teamMembers: 2, isFinished: 0, isNotFinished: 2, overdue: 2 });
    expect(training?.lastUpdated).toEqual(expect.any(String));
    expect(nextActions).toContainEqual(
      expect.objectContaining({ title: 'Talk to the 2 people whose training is overdue', href: '/training/reports' }),
    );
  });

  test('is nothing where the plan has none', async () => {
    const member = await signInNewMember(portal);
    await portal.database.query(`update organisations set plan_id = 'basic' where org_id = $1`, [member.orgId]);
    expect((await activityOf(member)).training).toBeNull();
    expect(await keysOf(member)).not.toContain('training.first-people');
  });
});

test('the assessment is part of it, from its first question to its level, while the plan has it', async () => {
  const member = await signInNewMember(portal);
  const zimm = async () => (await activityOf(member)).zimm;
  expect(await zimm()).toEqual({
    assessmentStatus: 'notCompleted',
    average: 0,
    lastUpdated: null,
    overallLevel: 0,
    levelInfo: { levelName: 'None', description: expect.any(String) },
    nextQuestion: { elementPath: 'leadership' },
    percentDone: 0,
  });
  const { elements } = (await member.browser.call(assessmentConfig, {})).body.data;
  for (const { elementPath } of elements) {
    const data = { elementPath, questionVersion: 1, level: elementPath === 'backup' ? 1 : 3, version: 0 };
    await member.browser.call(saveAssessment, { data });
  }
  expect(await zimm()).toMatchObject({
    assessmentStatus: 'completed',
    lastUpdated: expect.any(String),
    overallLevel: 1,
    nextQuestion: null,
    percentDone: 100,
  });
  await portal.database.query(`update organisations set plan_id = 'basic' where org_id = $1`, [member.orgId]);
  expect((await activityOf(member)).zimm).toBeNull();
});

test('the two calls tell the same about website scans', async () => {
  const member = await signInNewMember(portal);
  await scanned(member, 'Shop', ['high']);
  const summary = (await member.browser.call(getMonitoringSummary, {})).body.data;
  expect((await activityOf(member)).monitoring).toEqual(summary);
});

test('the call sends five statements, one of them for the session, and no more for more websites', async () => {
  const member = await signInNewMember(portal);
  const count = async () => (await statementsOf(() => activityOf(member))).statements;
  expect(await count()).toBe(5);
  await scanned(member, 'One', ['high']);
  await scanned(member, 'Two', ['medium']);
  expect(await count()).toBe(5);
});

import { getModuleActivity, getScore } from '@portal/contract/dashboard/dashboard.calls.ts';
import { markFinding } from '@portal/contract/monitoring/findings.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, signIn, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from '../../../testing/websites.ts';
import { keepScores } from './keep-scores.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const activityOf = async ({ browser }: Pick<Member, 'browser'>) =>
  (await browser.call(getModuleActivity, {})).body.data;

async function scan(member: Member, targetId: string, findings: Parameters<typeof completeScan>[2]) {
  await completeScan(portal, await startScanOf(member, targetId), findings);
}

test('a new firm hears how much nobody knows, and what its first step brings', async () => {
  const member = await signInNewMember(portal);
  const { score, nextActions } = await activityOf(member);
  expect(score).toMatchObject({ reachable: 100, tone: 'neutral', title: 'This is what we know so far', heldBy: [] });
  expect(score.unknown).toBeGreaterThan(80);
  expect(score.days).toEqual([{ day: portal.clock.now().toISOString().slice(0, 10), score: score.score }]);
  expect(nextActions[0]).toMatchObject({ key: 'monitoring.first-website', doneBy: 'you', gain: expect.any(Number) });
});

test('the groups add up to the score, and every fact says what it brings', async () => {
  const member = await signInNewMember(portal);
  await scan(member, await addWebsite(member, 'Shop'), []);
  const { score, topics } = (await member.browser.call(getScore, {})).body.data;
  const sum = (of: 'points' | 'of') => topics.reduce((total, topic) => total + topic[of], 0);
  expect(sum('of')).toBeCloseTo(100, 0);
  expect(sum('points')).toBeCloseTo(score.score, -1);
  for (const { points, of, facts } of topics) {
    expect(facts.reduce((total, fact) => total + fact.of, 0)).toBeCloseTo(of, 0);
    expect(facts.reduce((total, fact) => total + fact.points, 0)).toBeCloseTo(points, 0);
  }
});

test('a high finding holds the score at 70 and says so; fixing it lifts that and is told as a change', async () => {
  const member = await signInNewMember(portal);
  const targetId = await addWebsite(member, 'Shop');
  await scan(member, targetId, [aFinding({ severity: 'high' })]);
  const before = await activityOf(member);
  expect(before.score).toMatchObject({
    reachable: 70,
    tone: 'danger',
    heldBy: [{ title: 'Fix the high-risk issue on Shop', href: expect.stringContaining('/webappscan/Shop/findings/') }],
  });
  expect(before.nextActions[0]).toMatchObject({ doneBy: 'website-manager' });
  expect(before.changes).toMatchObject([{ tone: 'worse', text: '1 new high- or medium-severity issue found on Shop' }]);

  await scan(member, targetId, []);
  const after = await activityOf(member);
  expect(after.score).toMatchObject({ reachable: 100, heldBy: [] });
  expect(after.score.score).toBeGreaterThanOrEqual(before.score.score);
  expect(after.changes).toMatchObject([
    { tone: 'better', text: '1 issue fixed on Shop', href: '/webappscan/Shop/findings?state=fixed' },
  ]);
});

test('what was set aside holds nothing down', async () => {
  const member = await signInNewMember(portal);
  const targetId = await addWebsite(member, 'Shop');
  await scan(member, targetId, [aFinding({ severity: 'high' })]);
  const findingId = (await activityOf(member)).score.heldBy[0]?.href?.split('/').at(-1) ?? '';
  await member.browser.call(markFinding, { findingId, kind: 'false-positive', reason: 'Another server answers.' });
  expect((await activityOf(member)).score.heldBy).toEqual([]);
});

test('each firm has one score a day, whatever runs how often, and its line ends with today', async () => {
  const one = await signInNewMember(portal);
  const other = await signInNewMember(portal);
  await keepScores(portal.portal.services);
  expect(await keepScores(portal.portal.services)).toBe(0);
  portal.clock.advance(DAY_MS);
  const back = { ...one, browser: await signIn(portal, one.email) };
  await scan(back, await addWebsite(back, 'Shop'), []);
  const { days, score } = (await activityOf(back)).score;
  expect(days).toHaveLength(2);
  expect(days.at(-1)?.score).toBe(score);
  expect(days[0]?.score).toBeLessThanOrEqual(score);
  const otherBack = { browser: await signIn(portal, other.email) };
  expect((await activityOf(otherBack)).score.days).toHaveLength(2);
});

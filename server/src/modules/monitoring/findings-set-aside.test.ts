import { randomUUID } from 'node:crypto';
import { openServiceSession } from '@portal/contract/console/service-session.calls.ts';
import { markFinding, readFinding, unmarkFinding } from '@portal/contract/monitoring/findings.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finding, findingSteps, type Site } from '../../testing/finding-steps.ts';
import { freshProof, signIn, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { newSite, scan, list } = findingSteps(() => portal);

describe('a finding that is set aside', () => {
  const idOf = async (site: Site, subject = 'a') =>
    (await list(site, { state: 'all' })).findings.find((row) => row.subject === subject)?.findingId ?? '';
  const inDays = (days: number) => new Date(portal.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const accept = async (site: Site, days = 30, until = inDays(days)) =>
    site.member.browser.call(markFinding, {
      findingId: await idOf(site),
      kind: 'accepted',
      reason: 'Old page.',
      until,
    });

  test('is no work until the day has passed', async () => {
    const site = await newSite();
    await scan(site, [finding('a')]);
    expect((await accept(site)).status).toBe(200);
    const marked = await list(site, { state: 'accepted' });
    expect(marked).toMatchObject({ total: 1, counts: { toDo: { lows: 0 }, accepted: 1 } });
    const { body } = await site.member.browser.call(readFinding, { findingId: await idOf(site) });
    expect(body.data.mark).toMatchObject({
      kind: 'accepted',
      reason: 'Old page.',
      markedBy: 'Dana Reyes',
      lapsed: null,
    });
    await scan(site, [finding('a')]);
    expect((await list(site)).total).toBe(0);
    portal.clock.advance(32 * DAY_MS);
    const later = { ...site, member: { ...site.member, browser: await signIn(portal, site.member.email) } };
    await portal.database.query(`update organisations set subscription_status = 'ACTIVE' where org_id = $1`, [
      site.member.orgId,
    ]);
    expect(await list(later)).toMatchObject({ total: 1, counts: { toDo: { lows: 1 }, accepted: 0 } });
    const read = await later.member.browser.call(readFinding, { findingId: await idOf(later) });
    expect(read.body.data.mark?.lapsed).toBe('ended');
  });

  test('is work again when it becomes worse', async () => {
    const site = await newSite();
    await scan(site, [finding('a')]);
    await accept(site);
    await scan(site, [finding('a', { severity: 'high' })]);
    expect(await list(site)).toMatchObject({ total: 1, counts: { toDo: { highs: 1 } } });
    const { body } = await site.member.browser.call(readFinding, { findingId: await idOf(site) });
    expect(body.data.mark?.lapsed).toBe('worse');
  });

  test('can be taken back, and the log says who did what and why', async () => {
    const site = await newSite();
    await scan(site, [finding('a')]);
    const findingId = await idOf(site);
    const mark = { findingId, kind: 'false-positive', reason: 'Another server answers here.' } as const;
    expect((await site.member.browser.call(markFinding, mark)).status).toBe(200);
    expect((await list(site)).total).toBe(0);
    expect((await site.member.browser.call(unmarkFinding, { findingId })).status).toBe(200);
    expect((await list(site)).total).toBe(1);
    const log = await portal.database.query(
      `select action, details->>'reason' as reason, actor_id from audit_log where details->>'findingId' = $1 order by audit_id`,
      [findingId],
    );
    expect(log).toEqual([
      { action: 'finding.false-positive', reason: 'Another server answers here.', actor_id: site.member.userId },
      { action: 'finding.unmarked', reason: null, actor_id: site.member.userId },
    ]);
  });

  test('needs a day of the next twelve months and a reason', async () => {
    const site = await newSite();
    await scan(site, [finding('a')]);
    for (const days of [-2, 400]) {
      const answer = await accept(site, days);
      expect(answer.errors).toEqual([expect.objectContaining({ code: 'MARK_DATE_INVALID', field: 'until' })]);
    }
    const findingId = await idOf(site);
    const { browser } = site.member;
    const without = await browser.call(markFinding, { findingId, kind: 'accepted', reason: 'x' });
    expect(without.errors[0]).toMatchObject({ code: 'INVALID_INPUT', field: 'until' });
    const silent = await browser.call(markFinding, { findingId, kind: 'false-positive', reason: ' ' });
    expect(silent.errors[0]).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
  });

  test('is decided by the customer alone, not by staff in a service session', async () => {
    const site = await newSite();
    await scan(site, [finding('a')]);
    const staff = await signInNewStaff(portal);
    const input = { orgId: site.member.orgId, reason: 'You asked us to look.' };
    await staff.browser.call(openServiceSession, input, await freshProof(portal, staff.email));
    const findingId = await idOf(site);
    expect((await staff.browser.call(readFinding, { findingId })).status).toBe(200);
    const answer = await staff.browser.call(markFinding, { findingId, kind: 'false-positive', reason: 'x' });
    expect(answer.errors[0]?.code).toBe('CLOSED_TO_SERVICE');
  });

  test('is found by no one else', async () => {
    const site = await newSite();
    await scan(site, [finding('a')]);
    const findingId = await idOf(site);
    const { browser } = await signInNewMember(portal);
    expect((await browser.call(readFinding, { findingId })).status).toBe(404);
    expect((await browser.call(unmarkFinding, { findingId })).status).toBe(404);
    expect((await site.member.browser.call(readFinding, { findingId: randomUUID() })).status).toBe(404);
  });
});

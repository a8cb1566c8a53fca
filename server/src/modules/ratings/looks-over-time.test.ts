import { deleteTarget } from '@portal/contract/monitoring/monitoring.calls.ts';
import { companyUpdate } from '@portal/contract/profile/profile.calls.ts';
import { fastRatings, measureAgain, ratingFindings, ratingRaises } from '@portal/contract/ratings/ratings.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Member, signInNewMember, TEST_COMPANY } from '../../testing/people.ts';
import { noSignal, ratingSteps } from '../../testing/rating-steps.ts';
import { aSurface, aSurfaceFinding, goodFindings } from '../../testing/surface.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, completeScan, startScanOf } from '../../testing/websites.ts';
import { startDueLooks } from './looks/look-scheduler.ts';
import { rateByNewRules } from './looks/rate-by-new-rules.ts';

const DAY_MS = 24 * 60 * 60_000;
const url = TEST_COMPANY.companyUrl;
const BAD_PORT = aSurfaceFinding({ vector: 'open_ports', kind: 'port-database', grade: 'BAD', asset: `${url}:5432` });

let portal: TestPortal;
const { daysLater, fake, lookOf, rated, ratingOf, runner, work } = ratingSteps(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(() => {
  fake.next = { kind: 'seen', measurement: aSurface(goodFindings()), given: null };
  fake.requests.length = 0;
});

const shown = ({ ratings: [latest] }: { readonly ratings: readonly { readonly rating: number }[] }) =>
  latest?.rating ?? 0;

describe('looks over time', () => {
  test('what is fixed is gone, what comes back is there again, and the rating follows', async () => {
    let member = await signInNewMember(portal);
    fake.next = { kind: 'seen', measurement: aSurface([...goodFindings(), BAD_PORT]), given: null };
    const data = await rated(member);
    const first = shown(data);
    expect(data).toMatchObject({
      ratings: [{ rating: 630, model: 'rating-model/2' }],
      ceiling: { rating: 630, doors: [{ kind: 'port-database', asset: BAD_PORT.asset }] },
    });
    const { raises } = (await member.browser.call(ratingRaises, {})).body.data;
    expect(raises[0]).toMatchObject({ kind: 'port-database', assets: [BAD_PORT.asset] });
    expect(raises[0]?.ratingAfter).toBeGreaterThan(first);
    const listed = async (state: 'open' | 'gone') =>
      (await member.browser.call(ratingFindings, { vector: 'open_ports', state })).body.data.findings.map(
        ({ kind }) => kind,
      );
    expect(await listed('open')).toEqual(['port-database', 'port-web']);

    // By then little is left of what is gone.
    member = await daysLater(member, 50);
    fake.next = { kind: 'seen', measurement: aSurface(goodFindings()), given: null };
    const second = await rated(member);
    expect([await listed('open'), await listed('gone')]).toEqual([['port-web'], ['port-database']]);
    expect(second.ratings.map(({ rating_date: day }) => day)).toEqual(['2027-01-10', '2026-11-21']);
    expect(shown(second)).toBeGreaterThan(first);
    expect(second.ceiling).toBeNull();

    member = await daysLater(member, 8);
    fake.next = { kind: 'seen', measurement: aSurface([...goodFindings(), BAD_PORT]), given: null };
    expect(shown(await rated(member))).toBeLessThan(shown(second));
    expect(await listed('gone')).toEqual([]);
  });

  test('what was seen at an address that gives no answer this time is not gone', async () => {
    const [host = ''] = BAD_PORT.asset.split(':');
    const open = async (member: Member) =>
      (await member.browser.call(ratingFindings, { vector: 'open_ports' })).body.data.findings.map(({ kind }) => kind);
    let member = await signInNewMember(portal);
    fake.next = { kind: 'seen', measurement: aSurface([...goodFindings(), BAD_PORT]), given: null };
    await rated(member);
    for (const asset of [`other.${host}`, host]) {
      const unanswered = [{ vector: 'open_ports', asset }] as const;
      member = await daysLater(member, 8);
      fake.next = { kind: 'seen', measurement: { ...aSurface([BAD_PORT]), unanswered }, given: null };
      await rated(member);
      member = await daysLater(member, 8);
      fake.next = { kind: 'seen', measurement: { ...aSurface(goodFindings()), unanswered }, given: null };
      await rated(member);
      expect((await open(member)).includes('port-database'), asset).toBe(asset === host);
    }
  });

  test('a rating by earlier rules is made anew by the current ones, and stays in the history', async () => {
    const member = await signInNewMember(portal);
    await rated(member);
    await portal.database.query(
      "update rating_measurements set model = 'rating-model/1', rating = 850, on_day = '2026-11-14' where org_id = $1",
      [member.orgId],
    );
    expect((await ratingOf(member)).ceiling).toBeNull();
    expect(await rateByNewRules(portal.portal.services)).toBe(1);
    expect((await ratingOf(member)).ratings).toMatchObject([
      { rating: 900, model: 'rating-model/2' },
      { rating: 850, model: 'rating-model/1', rating_date: '2026-11-14' },
    ]);
    expect(await rateByNewRules(portal.portal.services)).toBe(0);
  });

  test('what was known to be weak stays known when its website is removed', async () => {
    const weak = (host: string) =>
      aSurfaceFinding({ vector: 'patching_cadence', kind: 'weakness-open', grade: 'BAD', asset: host });
    let member = await signInNewMember(portal);
    const gone = await addWebsite(member, 'Shop', `https://shop.${url}`);
    const kept = await addWebsite(member, 'Home', `https://www.${url}`);
    for (const website of [gone, kept]) await completeScan(portal, await startScanOf(member, website), []);
    fake.next = { kind: 'seen', measurement: aSurface([...goodFindings(), weak(`shop.${url}`)]), given: null };
    const first = await rated(member);
    await member.browser.call(deleteTarget, { targetId: gone });
    member = await daysLater(member, 8);
    fake.next = { kind: 'seen', measurement: aSurface(goodFindings()), given: null };
    const second = await rated(member);
    expect(second.rating_details.patching_cadence).toMatchObject({ grade: 'F', findings: 2 });
    expect(shown(second)).toBe(shown(first));
  });

  test('a test without an answer keeps what it saw before; another reason does not', async () => {
    let member = await signInNewMember(portal);
    await rated(member);
    member = await daysLater(member, 8);
    const others = goodFindings().filter(({ vector }) => vector !== 'ssl_certificates' && vector !== 'open_ports');
    const reasons = { ssl_certificates: 'NO_ANSWER', open_ports: 'SHARED_HOST' } as const;
    fake.next = { kind: 'seen', measurement: aSurface(others, reasons), given: null };
    const { rating_details: details } = await rated(member);
    expect(details.ssl_certificates).toMatchObject({ grade: 'A', findings: 1 });
    expect(details.open_ports).toMatchObject({ grade: 'N/A', reason: 'SHARED_HOST', findings: 0 });
  });

  test('one look a day, and at most one at a time', async () => {
    let member = await signInNewMember(portal);
    await rated(member);
    const today = await member.browser.call(measureAgain, {});
    expect(today).toMatchObject({ status: 409, errors: [{ code: 'MEASURED_TODAY' }] });
    member = await daysLater(member, 1);
    const { browser } = member;
    const both = await Promise.all([1, 2].map(() => browser.call(measureAgain, {})));
    expect(both.map(({ body }) => body.data.state)).toEqual(['measuring', 'measuring']);
    const [{ count } = { count: 0 }] = await portal.database.query<{ count: number }>(
      `select count(*)::int from audit_log where org_id = $1 and action = 'rating.look-started'`,
      [member.orgId],
    );
    expect(count).toBe(2);
    await work();
    expect(await ratingOf(member)).toMatchObject({ state: 'rated' });
  });

  test('another address is looked at anew, and the old rating is not shown for it', async () => {
    const member = await signInNewMember(portal);
    await rated(member);
    await member.browser.call(companyUpdate, { ...TEST_COMPANY, companyUrl: 'harbor-cafe.example' });
    expect(await ratingOf(member)).toMatchObject({ state: 'none', ratings: [], counts: { GOOD: 0 } });
    const asking = member.browser.call(fastRatings, { url: 'harbor-cafe.example' });
    while ((await ratingOf(member)).state !== 'measuring');
    await work();
    expect((await asking).body.data?.state).toBe('rated');
  });

  test('the weekly look begins once for each firm, and not without the module', async () => {
    await portal.database.query(`update rated_companies set next_look_at = 'infinity'`);
    const member = await signInNewMember(portal);
    await rated(member);
    portal.clock.advance(9 * DAY_MS);
    const { services } = portal.portal;
    expect(await Promise.all([startDueLooks(services), startDueLooks(services)])).toEqual(
      expect.arrayContaining([0, 1]),
    );
    await work();
    await portal.database.query(`update organisations set plan_id = 'basic' where org_id = $1`, [member.orgId]);
    portal.clock.advance(9 * DAY_MS);
    expect(await startDueLooks(services)).toBe(0);
  });
});

describe('a worker that goes', () => {
  test('a look that was laid down is begun anew; one that loses its worker three times is given up', async () => {
    const member = await signInNewMember(portal);
    fake.next = 'hang';
    const asking = member.browser.call(fastRatings, { url });
    while ((await ratingOf(member)).state !== 'measuring');
    const lookId = await lookOf(member);
    const stopped = runner();
    const run = stopped.run({ lookId }, noSignal);
    while (fake.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    stopped.stop();
    await expect(run).rejects.toThrow('The look was stopped.');
    await expect(stopped.run({ lookId }, noSignal)).rejects.toThrow('The portal stops.');
    // A worker that was killed says nothing any more.
    await portal.database.query('update rated_companies set is_running = true, lost_workers = 2 where look_id = $1', [
      lookId,
    ]);
    await runner().run({ lookId }, noSignal);
    expect((await asking).body).toMatchObject({ data: null, error: expect.stringContaining('several times') });
    // The job may come once more.
    await runner().run({ lookId }, noSignal);
    expect(await ratingOf(member)).toMatchObject({ state: 'failed', failure: 'GIVEN_UP' });
  });
});

import {
  addIncident,
  fastRatings,
  ratingIncidents,
  ratingRaises,
  removeIncident,
  saveSelectors,
} from '@portal/contract/ratings/ratings.calls.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Member, signInNewMember, TEST_COMPANY } from '../../testing/people.ts';
import { noSignal, ratingSteps } from '../../testing/rating-steps.ts';
import { aSurface, aSurfaceFinding, goodFindings } from '../../testing/surface.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from '../../testing/websites.ts';
import { selectRatingFacts } from './dashboard/rating-facts.store.ts';
import { suggestRatings } from './dashboard/suggest-ratings.ts';
import { createLookRunner } from './looks/run-look-job.ts';

const DAY_MS = 24 * 60 * 60_000;
const url = TEST_COMPANY.companyUrl;
const BAD_PORT = aSurfaceFinding({ vector: 'open_ports', kind: 'port-database', grade: 'BAD', asset: `${url}:5432` });

let portal: TestPortal;
const { auditOf, daysLater, fake, lookOf, rated, ratingOf } = ratingSteps(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(() => {
  fake.next = { kind: 'seen', measurement: aSurface(goodFindings()), given: null };
  fake.requests.length = 0;
});

describe('the next thing to do', () => {
  const suggested = async ({ orgId }: Member) => {
    const now = portal.clock.now();
    const facts = await portal.portal.services.database.inOrg(orgId, (tx) =>
      tx.selectNoFrom([selectRatingFacts(now).as('ratings')]).executeTakeFirstOrThrow(),
    );
    return suggestRatings(facts.ratings, now, sayEnglish);
  };

  test('is a look, and then what raises the rating most', async () => {
    const member = await signInNewMember(portal);
    expect(await suggested(member)).toMatchObject([{ key: 'ratings.first-look', href: '/attacksurface' }]);
    fake.next = { kind: 'seen', measurement: aSurface([...goodFindings(), BAD_PORT]), given: null };
    await rated(member);
    expect(await suggested(member)).toMatchObject([
      { key: 'ratings.door:port-database', urgency: 'now', href: '/attacksurface/details#open_ports' },
    ]);
  });
});

describe('a rating that the provider has made itself', () => {
  test('is shown as it is, with its history, and is not rated again', async () => {
    const member = await signInNewMember(portal);
    const given = {
      rating: 713,
      model: 'bitsight',
      earlier: [{ day: '2026-01-02', rating: 690 }],
      grades: { open_ports: 'B', spf: 'A' },
      industry: { average: 720, source: 'BitSight, median of the industry', asOf: '2026-11-21' },
    } as const;
    fake.next = { kind: 'seen', measurement: aSurface([BAD_PORT]), given };
    const bitsight = createLookRunner({ ...portal.portal.services, ratings: { ...fake, name: 'bitsight' } });
    const asking = member.browser.call(fastRatings, { url });
    while ((await ratingOf(member)).state !== 'measuring');
    const lookId = await lookOf(member);
    await bitsight.run({ lookId }, noSignal);
    const { data } = (await asking).body;
    expect(data).toMatchObject({ provider: 'bitsight', model: 'bitsight', coverage: 0.38 });
    expect(data?.ratings.map(({ rating: value }) => value)).toEqual([713, 690]);
    expect(data?.rating_details.open_ports).toMatchObject({ grade: 'B', value: null, findings: 1 });
    expect(data?.industry_grade).toMatchObject({ average_rating: 720 });
    const happenedOn = portal.clock.now().toISOString().slice(0, 10);
    await member.browser.call(addIncident, { happenedOn, title: 'A lost laptop' });
    expect((await ratingOf(member)).ratings[0]?.rating).toBe(713);
    expect((await member.browser.call(ratingRaises, {})).body.data).toEqual({ rating: 713, raises: [] });

    // The operator goes back to the portal's own ratings: nothing of the other's words stays, and its figures are not compared.
    fake.next = { kind: 'seen', measurement: aSurface(goodFindings()), given: null };
    const own = await rated(await daysLater(member, 8));
    expect(own).toMatchObject({ provider: 'builtin', model: 'rating-model/2', counts: { BAD: 0 } });
    expect(own.ratings).toHaveLength(1);
  });
});

describe('what the firm tells', () => {
  test('an incident has its letter at once, counts half after 120 days, and takes nothing from the rating', async () => {
    let member = await signInNewMember(portal);
    await rated(member);
    const happenedOn = portal.clock.now().toISOString().slice(0, 10);
    const incident = { happenedOn, title: 'A mailbox was hijacked', note: 'Through a fake sign-in page.' };
    const added = await member.browser.call(addIncident, incident);
    expect(added.body.data).toMatchObject({ weight: expect.closeTo(1, 1) });
    const { ratings, rating_details: details } = await ratingOf(member);
    expect(ratings).toMatchObject([{ rating: 900 }]);
    expect(details.data_breaches).toMatchObject({ grade: expect.stringMatching(/[A-F]/) });
    expect((await member.browser.call(addIncident, incident)).errors).toMatchObject([{ code: 'INCIDENT_NOTED' }]);
    member = await daysLater(member, 120);
    const [later] = (await member.browser.call(ratingIncidents, {})).body.data;
    expect(later).toMatchObject({ weight: 0.5, reportedBy: 'Dana Reyes' });
    await member.browser.call(removeIncident, { incidentId: later?.incidentId ?? '' });
    expect((await ratingOf(member)).incidents).toBe(0);
    expect((await auditOf(member)).map(({ action }) => action).slice(-2)).toEqual([
      'rating.incident-added',
      'rating.incident-removed',
    ]);
  });

  test('a day that is not yet, or too long ago, is no day of an incident', async () => {
    const { browser } = await signInNewMember(portal);
    for (const days of [3, -735]) {
      const happenedOn = new Date(portal.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
      const { errors } = await browser.call(addIncident, { happenedOn, title: 'Too far' });
      expect(errors).toMatchObject([{ code: 'INCIDENT_DATE_INVALID', field: 'happenedOn' }]);
    }
  });

  test('its own scans tell the look how fast it fixes', async () => {
    const member = await signInNewMember(portal);
    const targetId = await addWebsite(member, 'Shop', `https://shop.${url}`);
    const other = await addWebsite(member, 'Elsewhere', 'https://elsewhere.example');
    const place = `https://shop.${url}/a.js`;
    const library = aFinding({
      checkId: 'P12',
      variant: 'vulnerable-library-high',
      subject: 'jquery 1.12.4',
      url: place,
      facts: { identifiers: 'CVE-2020-11022, CVE-2019-11358' },
    });
    for (const website of [targetId, other]) await completeScan(portal, await startScanOf(member, website), [library]);
    await rated(member);
    expect(fake.requests[0]?.scanHistory).toEqual({
      scans: 1,
      firstScanOn: portal.clock.now().toISOString().slice(0, 10),
      lastScanOn: portal.clock.now().toISOString().slice(0, 10),
      hosts: [`shop.${url}`],
      // It was published long before the first scan saw it.
      weaknesses: [{ asset: `shop.${url}`, name: 'jquery 1.12.4', publishedOn: '2019-12-31', goneOn: null }],
      disputed: 0,
    });
  });

  test('a weakness that it calls a false positive is told as that, and not as gone', async () => {
    const member = await signInNewMember(portal);
    const targetId = await addWebsite(member, 'Shop', `https://shop.${url}`);
    const library = aFinding({ checkId: 'P12', variant: 'vulnerable-library-high', url: `https://shop.${url}/a.js` });
    await completeScan(portal, await startScanOf(member, targetId), [library]);
    await portal.database.query(
      `update website_findings set mark = 'false-positive', mark_reason = 'x', marked_at = now(), marked_by_name = 'x',
         mark_severity_rank = severity_rank
         where org_id = $1`,
      [member.orgId],
    );
    await rated(member);
    expect(fake.requests[0]?.scanHistory).toMatchObject({ weaknesses: [], disputed: 1 });
  });

  test('names of DKIM keys go into the next look', async () => {
    const member = await signInNewMember(portal);
    expect((await member.browser.call(saveSelectors, { dkimSelectors: ['Mail2026', 'mail2026'] })).status).toBe(200);
    expect((await ratingOf(member)).dkimSelectors).toEqual(['mail2026']);
    await rated(member);
    expect(fake.requests[0]?.dkimSelectors).toEqual(['mail2026']);
    const refused = await member.browser.call(saveSelectors, { dkimSelectors: ['a b'] });
    expect(refused.status).toBe(400);
  });
});

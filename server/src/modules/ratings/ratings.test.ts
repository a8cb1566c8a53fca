import { companyUpdate } from '@portal/contract/profile/profile.calls.ts';
import {
  addIncident,
  fastRatings,
  measureAgain,
  rating,
  ratingFindings,
  ratingIncidents,
  ratingRaises,
  ratingTexts,
  removeIncident,
  saveSelectors,
} from '@portal/contract/ratings/ratings.calls.ts';
import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Member, signIn, signInNewMember, TEST_COMPANY } from '../../testing/people.ts';
import { aSurface, aSurfaceFinding, createFakeRatings, goodFindings } from '../../testing/surface.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from '../../testing/websites.ts';
import { startDueLooks } from './look-scheduler.ts';
import { selectRatingFacts } from './rating-facts.store.ts';
import { createLookRunner } from './run-look-job.ts';
import { suggestRatings } from './suggest-ratings.ts';

const DAY_MS = 24 * 60 * 60_000;
const url = TEST_COMPANY.companyUrl;
const BAD_PORT = aSurfaceFinding({ vector: 'open_ports', kind: 'port-database', grade: 'BAD', asset: `${url}:5432` });

let portal: TestPortal;
const fake = createFakeRatings();
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(() => {
  fake.next = { kind: 'seen', measurement: aSurface(goodFindings()), given: null };
  fake.requests.length = 0;
});

const runner = () => createLookRunner({ ...portal.portal.services, ratings: fake });
const noSignal = { id: 'job', signal: new AbortController().signal };

/** Works off the looks that wait, as the worker does. */
async function work(): Promise<void> {
  const waiting = await portal.database.query<{ look_id: string }>(
    `select look_id from rated_companies where look_id is not null order by asked_at`,
  );
  for (const { look_id: lookId } of waiting) await runner().run({ lookId }, noSignal);
}

/** The call while the worker does its part. */
async function asked({ browser }: Member) {
  const asking = browser.call(fastRatings, { url });
  for (;;) {
    await work();
    const done = await Promise.race([asking, new Promise<null>((resolve) => setTimeout(resolve, 20, null))]);
    if (done !== null) return done;
  }
}

/** What it answers where there is a rating, or too little for one. */
async function rated(member: Member) {
  const { body } = await asked(member);
  if (body.data === null) throw new Error(body.error ?? 'There is no rating.');
  return body.data;
}

const shown = ({ ratings: [latest] }: Awaited<ReturnType<typeof rated>>) => latest?.rating ?? 0;

/** The same person days later, signed in again. */
async function daysLater(member: Member, days: number): Promise<Member> {
  portal.clock.advance(days * DAY_MS);
  return { ...member, browser: await signIn(portal, member.email) };
}

const ratingOf = async ({ browser }: Member) => (await browser.call(rating, {})).body.data;
const auditOf = ({ orgId }: Member) =>
  portal.database.query<{ action: string }>(
    `select action from audit_log where org_id = $1 and action like 'rating.%' order by audit_id`,
    [orgId],
  );

describe('the first look', () => {
  test('a firm that nobody looked at has no rating, and all 22 vectors without a grade', async () => {
    const member = await signInNewMember(portal);
    const data = await ratingOf(member);
    expect(data).toMatchObject({ state: 'none', ratings: [], coverage: 0, measuredAt: null, nextMeasureOn: null });
    expect(Object.keys(data.rating_details)).toEqual(RISK_VECTOR_SLUGS);
    expect(new Set(Object.values(data.rating_details).map(({ grade }) => grade))).toEqual(new Set(['N/A']));
  });

  test('fastRatings waits for the look, and gives rating, vectors and snapshot', async () => {
    const member = await signInNewMember(portal);
    const { body } = await asked(member);
    expect(body).toMatchObject({ error: null, data: { state: 'rated', coverage: 0.455, incidents: 0 } });
    expect(body.data?.ratings).toEqual([{ rating: 900, rating_date: '2026-11-21', rating_color: expect.any(String) }]);
    expect(body.data?.rating_details.spf).toMatchObject({ grade: 'A', value: 1, findings: 1, problems: 0 });
    expect(body.data?.rating_details.botnet_infections).toMatchObject({
      grade: 'N/A',
      reason: 'NOT_SEEN_FROM_OUTSIDE',
      category_order: 1,
    });
    expect(body.data?.industry_grade).toMatchObject({ average_rating: 684, asOf: '2015' });
    expect(
      Buffer.from(body.pdf ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(fake.requests).toEqual([
      expect.objectContaining({ domain: url, url: `https://${url}/`, industry: 'RETAIL', scanHistory: null }),
    ]);
    expect((await auditOf(member)).map(({ action }) => action)).toEqual(['rating.look-started', 'rating.measured']);
  });

  test('a fresh rating is given without another look', async () => {
    const member = await signInNewMember(portal);
    await rated(member);
    const again = await member.browser.call(fastRatings, { url: `http://${url}/` });
    expect(again.body.data?.state).toBe('rated');
    expect(fake.requests).toHaveLength(1);
  });

  test('nothing that answers is told in the words of the specification, and can be tried again', async () => {
    const member = await signInNewMember(portal);
    fake.next = { kind: 'nothing-answered' };
    const { body } = await asked(member);
    expect(body).toMatchObject({ data: null, error: 'No events were found for the provided URL', pdf: null });
    expect(await ratingOf(member)).toMatchObject({
      state: 'failed',
      failure: 'NOTHING_ANSWERED',
      measureAgainAt: null,
    });
    fake.next = { kind: 'seen', measurement: aSurface(goodFindings()), given: null };
    expect((await rated(member)).state).toBe('rated');
  });

  test('too little is no rating, and is said so', async () => {
    const member = await signInNewMember(portal);
    const [spf] = goodFindings();
    const reasons = Object.fromEntries(RISK_VECTOR_SLUGS.slice(6).map((vector) => [vector, 'NO_ANSWER' as const]));
    fake.next = { kind: 'seen', measurement: aSurface(spf ? [spf] : [], reasons), given: null };
    const { body } = await asked(member);
    expect(body).toMatchObject({
      error: null,
      pdf: null,
      data: { state: 'not-enough-data', ratings: [], coverage: 0.01 },
    });
  });

  test('V1.3.6 only the firm’s own public address is rated', async () => {
    const member = await signInNewMember(portal);
    const codeOf = async (typed: string) => {
      const { status, errors } = await member.browser.call(fastRatings, { url: typed });
      return [status, errors[0]?.code, errors[0]?.field];
    };
    expect(await codeOf('other.example')).toEqual([400, 'RATING_URL_INVALID', 'url']);
    expect(await codeOf(`${url}:8443`)).toEqual([400, 'RATING_URL_INVALID', 'url']);
    expect(await codeOf('http://')).toEqual([400, 'RATING_URL_INVALID', 'url']);
    for (const [companyUrl, code] of [
      ['gmail.com', 'RATING_URL_RESTRICTED'],
      ['www.wikipedia.org', 'RATING_URL_RESTRICTED'],
      ['metadata.google.internal', 'RATING_URL_INVALID'],
    ] as const) {
      await member.browser.call(companyUpdate, { ...TEST_COMPANY, companyUrl });
      expect(await codeOf(companyUrl)).toEqual([400, code, 'url']);
    }
    expect(fake.requests).toEqual([]);
  });
});

describe('looks over time', () => {
  test('what is mended is gone, what comes back is there again, and the rating follows', async () => {
    let member = await signInNewMember(portal);
    fake.next = { kind: 'seen', measurement: aSurface([...goodFindings(), BAD_PORT]), given: null };
    const first = shown(await rated(member));
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

describe('the next thing to do', () => {
  const suggested = async ({ orgId }: Member) => {
    const now = portal.clock.now();
    const facts = await portal.portal.services.database.inOrg(orgId, (tx) =>
      tx.selectNoFrom([selectRatingFacts(now).as('ratings')]).executeTakeFirstOrThrow(),
    );
    return suggestRatings(facts.ratings, now);
  };

  test('is a look, and then what raises the rating most', async () => {
    const member = await signInNewMember(portal);
    expect(await suggested(member)).toMatchObject([{ key: 'ratings.first-look', href: '/attacksurface' }]);
    fake.next = { kind: 'seen', measurement: aSurface([...goodFindings(), BAD_PORT]), given: null };
    await rated(member);
    expect(await suggested(member)).toMatchObject([
      { key: 'ratings.raise:port-database', href: '/attacksurface/details#open_ports' },
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
    const [{ look_id: lookId } = { look_id: '' }] = await portal.database.query<{ look_id: string }>(
      'select look_id from rated_companies where org_id = $1',
      [member.orgId],
    );
    await bitsight.run({ lookId }, noSignal);
    const { data } = (await asking).body;
    expect(data).toMatchObject({ provider: 'bitsight', model: 'bitsight', coverage: 0.11 });
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
    expect(own).toMatchObject({ provider: 'builtin', model: 'rating-model/1', counts: { BAD: 0 } });
    expect(own.ratings).toHaveLength(1);
  });
});

describe('a worker that goes', () => {
  test('a look that was laid down is begun anew; one that loses its worker three times is given up', async () => {
    const member = await signInNewMember(portal);
    fake.next = 'hang';
    const asking = member.browser.call(fastRatings, { url });
    while ((await ratingOf(member)).state !== 'measuring');
    const [{ look_id: lookId } = { look_id: '' }] = await portal.database.query<{ look_id: string }>(
      'select look_id from rated_companies where org_id = $1',
      [member.orgId],
    );
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

describe('what the firm tells', () => {
  test('an incident counts at once, half as much after 120 days, and not when it is taken back', async () => {
    let member = await signInNewMember(portal);
    await rated(member);
    const happenedOn = portal.clock.now().toISOString().slice(0, 10);
    const incident = { happenedOn, title: 'A mailbox was taken over', note: 'Through a false sign-in page.' };
    const added = await member.browser.call(addIncident, incident);
    expect(added.body.data).toMatchObject({ points: expect.toSatisfy((points) => points > 145 && points <= 150) });
    const { ratings, rating_details: details } = await ratingOf(member);
    expect(ratings).toMatchObject([{ rating: 750 }]);
    expect(details.data_breaches).toMatchObject({ grade: expect.stringMatching(/[A-F]/) });
    expect((await member.browser.call(addIncident, incident)).errors).toMatchObject([{ code: 'INCIDENT_NOTED' }]);
    member = await daysLater(member, 120);
    const [later] = (await member.browser.call(ratingIncidents, {})).body.data;
    expect(later).toMatchObject({ points: 75, reportedBy: 'Dana Reyes' });
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

  test('its own scans tell the look how fast it mends', async () => {
    const member = await signInNewMember(portal);
    const targetId = await addWebsite(member, 'Shop', `https://shop.${url}`);
    const other = await addWebsite(member, 'Elsewhere', 'https://elsewhere.example');
    const place = `https://shop.${url}/a.js`;
    const library = aFinding({
      checkId: 'P12',
      variant: 'vulnerable-library-high',
      subject: 'jquery 1.12.4',
      url: place,
    });
    for (const website of [targetId, other]) await completeScan(portal, await startScanOf(member, website), [library]);
    await rated(member);
    expect(fake.requests[0]?.scanHistory).toEqual({
      scans: 1,
      firstScanOn: portal.clock.now().toISOString().slice(0, 10),
      lastScanOn: portal.clock.now().toISOString().slice(0, 10),
      weaknesses: [expect.objectContaining({ asset: `shop.${url}`, name: 'jquery 1.12.4', goneOn: null })],
    });
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

test('the texts cover every vector, and their method can be read', async () => {
  const { browser } = await signInNewMember(portal);
  const { data } = (await browser.call(ratingTexts, {})).body;
  expect(Object.keys(data.vectors).sort()).toEqual([...RISK_VECTOR_SLUGS].sort());
  expect(data.method.length).toBeGreaterThan(10);
});

import { companyUpdate } from '@portal/contract/profile/profile.calls.ts';
import { fastRatings, measureAgain, ratingTexts } from '@portal/contract/ratings/ratings.calls.ts';
import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInNewMember, TEST_COMPANY } from '../../testing/people.ts';
import { ratingSteps } from '../../testing/rating-steps.ts';
import { aSurface, goodFindings } from '../../testing/surface.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const url = TEST_COMPANY.companyUrl;

let portal: TestPortal;
const { asked, auditOf, fake, rated, ratingOf } = ratingSteps(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(() => {
  fake.next = { kind: 'seen', measurement: aSurface(goodFindings()), given: null };
  fake.requests.length = 0;
});

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
    expect(body).toMatchObject({ error: null, data: { state: 'rated', coverage: 1, incidents: 0 } });
    expect(body.data?.ratings).toEqual([
      { rating: 900, rating_date: '2026-11-21', rating_color: expect.any(String), model: 'rating-model/2' },
    ]);
    expect(body.data?.rating_details.spf).toMatchObject({ grade: 'A', value: 1, findings: 2, problems: 0 });
    expect(body.data?.rating_details.botnet_infections).toMatchObject({
      grade: 'N/A',
      reason: 'NOT_SEEN_FROM_OUTSIDE',
      category_order: 1,
    });
    expect(body.data).toMatchObject({ industry_grade: null, ceiling: null });
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

  test('after five looks in a day that gave nothing, it says when there can be one more', async () => {
    const member = await signInNewMember(portal);
    fake.next = { kind: 'nothing-answered' };
    for (let look = 1; look <= 5; look += 1) {
      expect((await ratingOf(member)).measureAgainAt).toBeNull();
      await asked(member);
    }
    expect((await member.browser.call(measureAgain, {})).errors).toMatchObject([{ code: 'MEASURED_TODAY' }]);
    expect((await ratingOf(member)).measureAgainAt).toBe('2026-11-22T00:00:00.000Z');
    await member.browser.call(companyUpdate, { ...TEST_COMPANY, companyUrl: 'harbor-cafe.example' });
    expect((await ratingOf(member)).measureAgainAt).toBe('2026-11-22T00:00:00.000Z');
  });

  test('an address that cannot be looked at again is told in a message: there is no field for it', async () => {
    const member = await signInNewMember(portal);
    await member.browser.call(companyUpdate, { ...TEST_COMPANY, companyUrl: 'gmail.com' });
    const { errors } = await member.browser.call(measureAgain, {});
    expect(errors).toEqual([{ code: 'RATING_URL_RESTRICTED', message: expect.any(String) }]);
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
      data: { state: 'not-enough-data', ratings: [], coverage: 0.26 },
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

test('the texts cover every vector, and their method can be read', async () => {
  const { browser } = await signInNewMember(portal);
  const { data } = (await browser.call(ratingTexts, {})).body;
  expect(Object.keys(data.vectors).sort()).toEqual([...RISK_VECTOR_SLUGS].sort());
  expect(data.method.length).toBeGreaterThan(10);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bitsight, startBitsight } from '../../../testing/bitsight-stand-in.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { describeRatings, lookRequest } from '../ratings.suite.ts';
import { createBitsightRatings } from './bitsight-ratings.ts';

let bitsight: Bitsight;
const reported: unknown[] = [];
beforeAll(async () => {
  bitsight = await startBitsight();
});
afterAll(() => bitsight.stop());
beforeEach(() => {
  Object.assign(bitsight.state, {
    isDown: false,
    saysNothing: false,
    status: 0,
    answer: null,
    nextOrigin: '',
    report: '%PDF-1.7 of BitSight',
  });
  bitsight.seen.length = 0;
  reported.length = 0;
});

const create = (token = bitsight.account.token) =>
  createBitsightRatings(
    { ...bitsight.account, token },
    { clock: createTestClock(), report: (error) => void reported.push(error) },
  );
const look = (provider = create()) => provider.look(lookRequest(), new AbortController().signal);

describeRatings('BitSight', create);

test('rating, earlier ratings and letters are BitSight’s; what it does not grade has none', async () => {
  const outcome = await look();
  expect(outcome).toMatchObject({
    kind: 'seen',
    given: {
      rating: 710,
      model: 'bitsight',
      earlier: [
        { day: '2026-11-19', rating: 700 },
        { day: '2026-08-01', rating: 630 },
      ],
      grades: { open_ports: 'B', botnet_infections: 'A' },
      industry: null,
    },
  });
  if (outcome.kind !== 'seen') return;
  const spf = outcome.measurement.outcomes.find(({ vector }) => vector === 'spf');
  expect(spf).toEqual({ vector: 'spf', measured: false, reason: 'NEEDS_OUTSIDE_SOURCE' });
});

test('findings of all pages are taken over, those of unknown vectors left out', async () => {
  const outcome = await look();
  if (outcome.kind !== 'seen') throw new Error(outcome.kind);
  const { findings } = outcome.measurement;
  expect(findings).toHaveLength(129);
  expect(findings[0]).toMatchObject({ vector: 'open_ports', grade: 'BAD', asset: 'harbor-bakery.example:1000' });
  expect(findings[0]?.evidence).toContain('Severity: moderate');
  expect(bitsight.seen.filter((path) => path.endsWith('/findings'))).toHaveLength(2);
});

test('a figure for the industry is taken over', async () => {
  bitsight.state.answer = { ...bitsight.company, rating_industry_median: 720 };
  expect(await look()).toMatchObject({ given: { industry: { average: 720, asOf: '2026-11-21' } } });
});

describe('its own report', () => {
  const makeReport = () => create().makeReport(lookRequest(), new AbortController().signal);

  test('comes as PDF, of the company that the address belongs to', async () => {
    expect(Buffer.from((await makeReport()) ?? []).toString()).toBe('%PDF-1.7 of BitSight');
    expect(bitsight.seen).toEqual(['POST /v1/fast-ratings/', 'POST /v1/reports/']);
  });

  test.each([
    ['is down', { isDown: true }],
    ['fails', { status: 500 }],
    ['gives something that is no PDF', { report: '<html>Please sign in</html>' }],
    ['gives more than a report can be', { report: `%PDF-${'x'.repeat(31 * 1024 * 1024)}` }],
  ])('is none, and told to the operator, when the service %s', async (_case, state) => {
    Object.assign(bitsight.state, state);
    expect(await makeReport()).toBeNull();
    expect(reported).toHaveLength(1);
  });
});

describe('a service that does not answer as expected', () => {
  test.each([
    ['is down', { isDown: true }],
    ['fails', { status: 500 }],
    ['asks for patience', { status: 429 }],
    ['has another form', { answer: { ratings: 'many' } }],
    [
      'gives a rating that is none',
      { answer: { rating_details: {}, ratings: [{ rating_date: '2026-11-20', rating: 9000 }] } },
    ],
  ])('is unavailable when it %s', async (_case, state) => {
    Object.assign(bitsight.state, state);
    expect(await look()).toEqual({ kind: 'unavailable' });
    expect(reported).toHaveLength(1);
  });

  test('V13.3.1 a wrong token is told to the operator without the token', async () => {
    expect(await look(create('another-token-altogether'))).toEqual({ kind: 'unavailable' });
    expect(String(reported[0])).toContain('401');
    expect(JSON.stringify(reported, Object.getOwnPropertyNames(Error.prototype))).not.toContain('another-token');
  });

  test('the token does not follow a link to another address', async () => {
    bitsight.state.nextOrigin = 'http://127.0.0.1:9';
    expect(await look()).toEqual({ kind: 'unavailable' });
    expect(String(reported[0])).toContain('another address');
  });

  test('a company without a rating gives nothing', async () => {
    bitsight.state.answer = { ...bitsight.company, ratings: [] };
    expect(await look()).toEqual({ kind: 'nothing-answered' });
  });

  test('a look ends when it is not wanted any more, although nothing comes', async () => {
    bitsight.state.saysNothing = true;
    const stopped = new AbortController();
    const waiting = create().look(lookRequest(), stopped.signal);
    stopped.abort(new Error('laid down'));
    await expect(waiting).rejects.toThrow('laid down');
  });
});

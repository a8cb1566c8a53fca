import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakePaceClock } from '../testing/fake-pace-clock.ts';
import { API, flawedForms } from '../testing/flawed-forms.ts';
import { scanNow, settingsFor } from '../testing/scan-test-site.ts';
import { htmlPage } from '../testing/site-page.ts';
import { startSiteServer } from '../testing/site-server.ts';
import { soundForms } from '../testing/sound-forms.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';
import { canFocusOn, type Focus } from './focus.ts';
import { focusOn } from './keep-to-focus.ts';
import { newScanState } from './scan-state.ts';

const NOT_FOUND_AGAIN = 'PLACE_NOT_FOUND';

let site: TestSite;
let findings: readonly Finding[];
const scan = (url: string, focus?: Focus) =>
  scanNow(
    { ...settingsFor(site, url, 'safe'), ...(focus === undefined ? {} : { focus }) },
    { clock: createFakePaceClock() },
  );
const focusOf = ({ checkId, urls, subject }: Finding): Focus => ({ checkId, urls, subject });
const isSame = (one: Finding, other: Finding) =>
  one.variant === other.variant && one.subject === other.subject && one.urls.some((url) => other.urls.includes(url));

beforeAll(async () => {
  site = await startTestSite();
  ({ findings } = await scan(site.named.httpsUrl));
});
afterAll(() => site.close());

/** One finding of every check, and for each the look at it alone. */
const oneOfEach = () => [...new Map(findings.filter(canFocusOn).map((finding) => [finding.checkId, finding])).values()];

test('a look at one finding finds it again, and nothing of another check, with few requests', async () => {
  const missed: string[] = [];
  for (const finding of oneOfEach()) {
    const alone = await scan(site.named.httpsUrl, focusOf(finding));
    expect(new Set(alone.findings.map(({ checkId }) => checkId)).size, finding.checkId).toBeLessThanOrEqual(1);
    const isInput = finding.checkId.startsWith('A') && finding.subject !== '';
    if (!isInput) expect(alone.requests, finding.checkId).toBeLessThanOrEqual(30);
    const isSettled = alone.findings.some((one) => isSame(one, finding));
    if (!isSettled) missed.push(`${finding.checkId} ${alone.notTested.map(({ reason }) => reason).join()}`);
  }
  expect(missed).toEqual([]);
});

test('a place that is fixed is seen to be', async () => {
  const clean = new URL(site.named.cleanUrl).origin;
  const focus = { checkId: 'E02', urls: [`${clean}/.env`], subject: '' };
  expect(await scan(site.named.cleanUrl, focus)).toMatchObject({ findings: [], notTested: [] });
});

test('an input that is not found again was not tested', async () => {
  const clean = new URL(site.named.cleanUrl).origin;
  const focus = { checkId: 'A04', urls: [`${clean}/no-such-program?q=1`], subject: 'q' };
  const { notTested } = await scan(site.named.cleanUrl, focus);
  expect(notTested).toEqual([{ checkId: 'A04', reason: NOT_FOUND_AGAIN }]);
});

test('addresses of other websites are left alone', () => {
  const state = newScanState('https://shop.example/', 0);
  state.target = { origin: 'https://shop.example', tls: null, ownHost: false, platform: null, software: [] };
  state.queue = [];
  focusOn(state, {
    checkId: 'P05',
    urls: ['https://other.example/', 'nonsense', 'https://shop.example/a'],
    subject: '',
  });
  expect(state.queue).toEqual([{ kind: 'page', url: 'https://shop.example/a', depth: 0 }]);
});

test.each([
  ['A15', '/api/import', 'the XML body', 'flawed'],
  ['A04', '/api/stock', 'article', 'flawed'],
  ['A15', '/api/import', 'the XML body', 'sound'],
  ['A04', '/api/stock', 'article', 'sound'],
] as const)('an input that only a description tells of is found again: %s %s %s on a %s site', async (...given) => {
  const [checkId, path, subject, kind] = given;
  const apiOf = kind === 'flawed' ? flawedForms : soundForms;
  const pages = apiOf(async () => undefined);
  const server = await startSiteServer({
    pages: {
      '/': { body: htmlPage('Shop', '<p>We have an interface.</p>') },
      '/openapi.json': { type: 'application/json', body: JSON.stringify(API) },
      ...Object.fromEntries(Object.entries(pages).filter(([address]) => address.startsWith('/api/'))),
    },
  });
  try {
    const origin = `http://127.0.0.1:${server.port}`;
    const settings = {
      ...settingsFor(site, `${origin}/`, 'normal'),
      focus: { checkId, urls: [`${origin}${path}`], subject },
    };
    const alone = await scanNow(settings, { clock: createFakePaceClock() });
    expect(alone.findings.map((finding) => `${finding.checkId} ${finding.subject}`)).toEqual(
      kind === 'flawed' ? [`${checkId} ${subject}`] : [],
    );
    expect(alone.notTested.map(({ reason }) => reason)).not.toContain(NOT_FOUND_AGAIN);
  } finally {
    await server.close();
  }
});

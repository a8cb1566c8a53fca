import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakePaceClock } from '../testing/fake-pace-clock.ts';
import { scanNow, settingsFor } from '../testing/scan-test-site.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';
import { canFocusOn, type Focus } from './focus.ts';
import { focusOn } from './keep-to-focus.ts';
import { newScanState } from './scan-state.ts';

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

test('a place that is mended is seen to be', async () => {
  const clean = new URL(site.named.cleanUrl).origin;
  const focus = { checkId: 'E02', urls: [`${clean}/.env`], subject: '' };
  expect(await scan(site.named.cleanUrl, focus)).toMatchObject({ findings: [], notTested: [] });
});

test('an input that is not found again was not tested', async () => {
  const clean = new URL(site.named.cleanUrl).origin;
  const focus = { checkId: 'A04', urls: [`${clean}/no-such-program?q=1`], subject: 'q' };
  const { notTested } = await scan(site.named.cleanUrl, focus);
  expect(notTested).toEqual([{ checkId: 'A04', reason: 'The place where it was seen was not found again by itself.' }]);
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

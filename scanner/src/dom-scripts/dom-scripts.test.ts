import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOM_CASES, domPages } from '../../testing/dom-pages.ts';
import { createFakePaceClock } from '../../testing/fake-pace-clock.ts';
import { scanNow } from '../../testing/scan-test-site.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import type { ScanResult } from '../scan-options.ts';

const sites: SiteServer[] = [];
const results = new Map<string, ScanResult[]>();

/** Looks again at a finding about some of the pages, which tries nothing else. */
async function tryPages(kind: 'flawed' | 'sound', cases: typeof DOM_CASES) {
  const site = await startSiteServer({ pages: domPages(kind) });
  sites.push(site);
  const url = `http://127.0.0.1:${site.port}/`;
  const urls = cases.map(({ path }) => new URL(path, url).href);
  const settings = {
    scanId: 'scan-1',
    url,
    level: 'full' as const,
    allowedHosts: ['127.0.0.1'],
    userAgentContact: 'https://portal.example/scanning',
    focus: { checkId: 'A03', urls, subject: '' },
    browser: await testBrowser(),
  };
  const result = await scanNow(settings, { clock: createFakePaceClock() });
  results.set(kind, [...(results.get(kind) ?? []), result]);
}

beforeAll(async () => {
  const half = DOM_CASES.length / 2;
  const halves = [DOM_CASES.slice(0, half), DOM_CASES.slice(half)];
  // A page at rest is waited for; meanwhile another browser can work.
  await Promise.all(halves.flatMap((cases) => [tryPages('flawed', cases), tryPages('sound', cases)]));
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

const seen = (kind: string) =>
  results
    .get(kind)
    ?.flatMap(({ findings }) => findings)
    .map(({ url, facts, variant }) => [new URL(url).pathname, facts.parameter, facts.sink, variant]) ?? [];

test.each(DOM_CASES)('$path: $source that reaches $sink is found', ({ path, source, sink, asks }) => {
  const variant = asks === undefined ? 'page-script-runs-' : `page-script-asks-${asks}`;
  expect(seen('flawed')).toContainEqual([path, source, sink, expect.stringContaining(variant)]);
});

test.each(DOM_CASES)('$path: its twin is not', ({ path }) => {
  expect(seen('sound').filter(([place]) => place === path)).toEqual([]);
});

test('one finding is made for a path and a source, and nothing is left out', () => {
  expect(seen('flawed')).toHaveLength(DOM_CASES.length);
  expect([...results.values()].flat().flatMap(({ notTested }) => notTested)).toEqual([]);
});

test('what proves it is in the finding', () => {
  const finding = results
    .get('flawed')
    ?.flatMap(({ findings }) => findings)
    .find(({ url }) => url.endsWith('/dom/tab'));
  expect(finding?.evidence.note).toMatch(/innerHTML.*<img src=x onerror=zq[0-9a-f]{10}\(\)>.*\/dom\/tab#/);
});

test('the site is asked for little: most of it happens in the browser', () => {
  const most = 5;
  for (const site of sites)
    for (const { path } of DOM_CASES)
      expect(site.requests.filter(({ url }) => url.split('?')[0] === path).length, path).toBeLessThanOrEqual(most);
});

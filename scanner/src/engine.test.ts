import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakePaceClock } from '../testing/fake-pace-clock.ts';
import { FORBIDDEN_PATHS } from '../testing/flawed-pages.ts';
import { FLAWED_PROGRAMS } from '../testing/flawed-programs.ts';
import { casesOf, scanNow, settingsFor } from '../testing/scan-test-site.ts';
import type { SiteRequest } from '../testing/site-server.ts';
import { SOUND_PROGRAMS } from '../testing/sound-programs.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';
import { CASES } from './checks/catalogue.ts';
import { LEVEL_LIMITS } from './levels.ts';
import type { ScanSettings } from './scan-options.ts';

const MAX_PROBES = LEVEL_LIMITS.safe.probes;

let site: TestSite;
/** Rates have tests of their own. */
const scan = (settings: ScanSettings) => scanNow(settings, { clock: createFakePaceClock() });
/** One safe scan of each site is enough for all that is asked of it. */
const safeScans = new Map<string, ReturnType<typeof safeScanOf>>();
async function safeScanOf(url: string, log: readonly SiteRequest[]) {
  const before = log.length;
  const result = await scan(settingsFor(site, url, 'safe'));
  return { ...result, log: log.slice(before) };
}
function safely(side: 'http' | 'https' | 'clean') {
  const { [`${side}Url` as const]: url } = site.named;
  const known = safeScans.get(side) ?? safeScanOf(url, site.requests[side]);
  safeScans.set(side, known);
  return known;
}
beforeAll(async () => {
  site = await startTestSite(async () => undefined);
});
afterAll(() => site.close());

/** Cases of connection, mail and accounts have a server or a domain each, in tests of their own. */
const APART = new Set(['P01', 'P02', 'P03', 'P04', 'P24', 'P25', 'E10', 'A23', 'A24']);
/** What is left out where no account is stored. */
const WITHOUT_ACCOUNT = ['A23', 'A24'].map((checkId) => ({ checkId, reason: 'NOT_SIGNED_IN' }));
const HTTPS_ONLY = ['P05', 'P11', 'P29 socket-unencrypted', 'P19 password-form-to-http'];
/** Say what a website does, sound or not. */
const LISTS = new Set(['third-party-scripts', 'socket-in-use']);
/** Take more tries than a safe scan makes. */
const THOROUGH = ['A05 database-grammar-by-input', 'A10 file-of-program'];
const expectedOn = (scheme: 'http' | 'https') =>
  CASES.filter(({ checkId }) => LEVEL_LIMITS.safe.checks.has(checkId) && !APART.has(checkId))
    .map(({ checkId, variant }) => `${checkId} ${variant}`)
    .filter((name) => !THOROUGH.includes(name))
    .filter((name) => (scheme === 'http' ? !HTTPS_ONLY.some((start) => name.startsWith(start)) : true))
    .filter((name) => scheme === 'http' || name !== 'P19 password-form-on-http');

test.each(['http', 'https'] as const)(
  'a safe scan finds every case that a website itself can have, over %s',
  async (scheme) => {
    const { findings } = await safely(scheme);
    const found = casesOf(findings).filter((name) => !APART.has(name.slice(0, 3)));
    expect(found).toEqual(expectedOn(scheme).sort());
  },
);

test('the sound twin of every flaw is not reported', async () => {
  const { findings, notTested, pages } = await safely('clean');
  expect(findings.filter(({ variant }) => !LISTS.has(variant))).toEqual([]);
  expect(notTested).toEqual(WITHOUT_ACCOUNT);
  expect(pages).toBeGreaterThanOrEqual(25);
});

test('lightning reports its own checks only, within its budget', async () => {
  const { findings, requests } = await scan(settingsFor(site, site.named.httpsUrl, 'lightning'));
  const checks = new Set(findings.map(({ checkId }) => checkId));
  expect([...checks].every((id) => /^P(0\d|1[01]|24|25)$/.test(id))).toBe(true);
  expect(casesOf(findings)).toContain('P02 certificate-self-signed');
  expect(requests).toBeLessThanOrEqual(60);
});

test('nothing forbidden is asked for, and only reading methods are used', async () => {
  const { log: asked } = await safely('http');
  const paths = asked.map(({ url }) => url);
  for (const path of FORBIDDEN_PATHS) expect(paths).not.toContain(path);
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET', 'OPTIONS', 'TRACE']));
  expect(new Set(paths.filter((path) => /^\/calendar\?day=\d+$/.test(path))).size).toBe(3);
  expect(paths).toContain('/only-in-sitemap');
  expect(paths).toContain('/found-in-script');
  expect(paths).toContain('/results?q=test');
});

/** How many requests each program got during a safe scan. */
async function requestsPerProgram(side: 'http' | 'clean', programs: readonly string[]) {
  const { log } = await safely(side);
  const paths = log.map(({ url }) => new URL(url, site.httpUrl).pathname);
  return programs.map((program) => ({ program, requests: paths.filter((path) => path === program).length }));
}

test('no parameter costs more than its limits, even if much is found', async () => {
  const programs = Object.keys(FLAWED_PROGRAMS);
  for (const { program, requests } of await requestsPerProgram('http', programs)) {
    expect(requests, program).toBeGreaterThan(2);
    // One request of the crawl, the parameter's own, and the four at most that make sure of one hit.
    expect(requests, program).toBeLessThanOrEqual(1 + MAX_PROBES + 4);
  }
});

test('a parameter on which nothing is found costs a dozen requests at most', async () => {
  const programs = Object.keys(SOUND_PROGRAMS);
  for (const { program, requests } of await requestsPerProgram('clean', programs)) {
    expect(requests, program).toBeGreaterThan(2);
    // One request of the crawl, the parameter's own, and one with a made-up host.
    expect(requests, program).toBeLessThanOrEqual(1 + MAX_PROBES + 1);
  }
});

test('lightning sends no probe', async () => {
  const before = site.requests.http.length;
  await scan(settingsFor(site, site.httpUrl, 'lightning'));
  const asked = site.requests.http.slice(before);
  expect(
    asked.filter(({ method, url, headers }) => method !== 'GET' || /zq[0-9a-f]{10}/.test(url) || headers.origin),
  ).toEqual([]);
});

test('every finding carries the facts its case promises, and no secret', async () => {
  const { findings } = await safely('http');
  for (const finding of findings) {
    const entry = CASES.find(({ checkId, variant }) => checkId === finding.checkId && variant === finding.variant);
    expect(Object.keys(finding.facts).sort()).toEqual([...(entry?.facts ?? [])].sort());
    expect(Buffer.byteLength(finding.evidence.response ?? '')).toBeLessThanOrEqual(4096);
  }
  const all = JSON.stringify(findings);
  for (const secret of [
    '0123456789abcdef; ',
    'hunter-2-secret',
    'a1B2c3D4e5F6',
    'correct-horse',
    'battery-staple',
    '4111 1111',
  ])
    expect(all).not.toContain(secret);
});

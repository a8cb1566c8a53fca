import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CASE_PAIRS } from '../testing/cases/case-pairs.ts';
import { OPT_IN_PAIRS } from '../testing/cases/opt-in-pairs.ts';
import { PAIRS_INDEX } from '../testing/cases/serve-pairs.ts';
import type { TestCase } from '../testing/cases/test-case.ts';
import { isAtPlace, TEST_CASES } from '../testing/cases/test-cases.ts';
import { createFakePaceClock } from '../testing/fake-pace-clock.ts';
import { REACH_PAIRS } from '../testing/reach/reach-pairs.ts';
import { scanNow, settingsFor } from '../testing/scan-test-site.ts';
import { postsTo, type SiteRequest } from '../testing/site-server.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';
import { createCallLog } from './callback/call-log.ts';
import { type CallbackListener, startCallbackListener } from './callback/callback-listener.ts';
import { LEVEL_LIMITS, type Level } from './levels.ts';
import type { ScanResult } from './scan-options.ts';

/** What trusting programs have that only forms, headers, delays and the like bring to light, by the level that finds it. */
const ONLY_FROM_NORMAL = [
  'A01 /note-form note (form field)',
  'A01 /pin-form pin (form field)',
  'A01 /welcome-form visitor (form field)',
  'A02 /guestbook entry (form field)',
  'A04 /api/orders-of name (JSON)',
  'A04 /api/shelf/1 part 3 of the path',
  'A04 /api/stock article',
  'A04 /basket/add item (JSON)',
  'A04 /members/enter member (form field)',
  'A04 /product/18 part 2 of the path',
  'A05 /quoted-article number',
  'A05 /stock-form article (form field)',
  'A05 /team/enter member (form field)',
  'A07 /lookup-form computer (form field)',
  'A15 /api/import the XML body',
  'A15 /xml-form document (form field)',
];
const ONLY_FROM_FULL = [
  'A04 /colours shade (cookie)',
  'A04 /visits x-forwarded-for (header)',
  'A06 /slow-search words',
  'A08 /slow-lookup computer',
];
const SPARED = ['/newsletter', '/contact-us', '/pay-in', '/riddle'];
const NEVER_SENT = ['/account/close', '/account/secret'];

type Run = { readonly result: ScanResult; readonly found: readonly string[]; readonly log: readonly SiteRequest[] };

/** With every pair of programs, and with an owner who has switched on what does more than look. */
let site: TestSite;
/** With what is hard to reach alone, which the lower levels have enough requests for. */
let smallSite: TestSite;
let listener: CallbackListener;
const clock = createFakePaceClock();
const wait = async (seconds: number) => clock.advance(seconds * 1000);
beforeAll(async () => {
  site = await startTestSite(wait, { pairs: CASE_PAIRS, optIns: OPT_IN_PAIRS, reach: REACH_PAIRS });
  smallSite = await startTestSite(wait, { reach: REACH_PAIRS });
  listener = await startCallbackListener({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all([site.close(), smallSite.close(), listener.close()]));

async function run(level: Level, side: 'http' | 'clean'): Promise<Run> {
  const of = level === 'normal' || level === 'full' ? site : smallSite;
  const log = of.requests[side];
  const before = log.length;
  const settings = settingsFor(of, side === 'http' ? of.httpUrl : of.cleanUrl, level);
  const calls = createCallLog();
  const stop = listener.onCall(calls.note);
  const callbackAddress = `127.0.0.1:${listener.port}`;
  const all = { ...settings, callbackAddress, optIns: { A18: 'on', A19: 'on' } } as const;
  const result = await scanNow(level === 'full' ? all : settings, { clock, calls });
  stop();
  const found = result.findings.map(({ checkId, url, subject }) => `${checkId} ${new URL(url).pathname} ${subject}`);
  return { result, found, log: log.slice(before) };
}

type Runs = { readonly flawed: Run; readonly sound: Run };

/** Once for all tests: nothing here takes longer than these scans. */
const runs = new Map<Level, Promise<Runs>>();
const runsAt = (level: Level) =>
  runs.getOrInsertComputed(level, async () => ({ flawed: await run(level, 'http'), sound: await run(level, 'clean') }));

/** Whether a scan reported the case: its check, in the place and the variant that it has. */
const isFound = ({ result }: Run, one: TestCase) =>
  result.findings.some(
    ({ checkId, variant, url, urls, subject }) =>
      checkId === one.checkId &&
      (one.variant ?? variant) === variant &&
      [url, ...urls].some((address) => isAtPlace(one, { path: new URL(address).pathname, parameter: subject })),
  );

const postedPaths = (log: readonly SiteRequest[]) =>
  [...new Set(log.filter(({ method }) => method === 'POST').map(({ url }) => url.split('?')[0] ?? ''))].sort();

describe.each([
  ['normal', ONLY_FROM_NORMAL, ONLY_FROM_FULL],
  ['full', [...ONLY_FROM_NORMAL, ...ONLY_FROM_FULL], []],
] as const)('a scan at level %s', (level, expected, notYet) => {
  let flawed: Run;
  let sound: Run;
  beforeAll(async () => {
    ({ flawed, sound } = await runsAt(level));
  });

  test('finds what forms and other inputs bring to light', () => {
    expect(flawed.found.filter((name) => ONLY_FROM_NORMAL.includes(name) || ONLY_FROM_FULL.includes(name))).toEqual(
      [...expected].sort(),
    );
    for (const name of notYet) expect(flawed.found).not.toContain(name);
  });

  test('reports nothing about the sound twin', () => {
    // Lists of its scripts and WebSockets, and the harmless files that it took from the scan, are told of every site.
    expect(sound.found.filter((name) => !/^(?:P21|P29|A19 \/uploads\/)/.test(name))).toEqual([]);
  });

  test('sends no form more often than its cap, by the count of the site itself', () => {
    for (const { log } of [flawed, sound]) {
      for (const path of postedPaths(log)) expect(postsTo(log, path), path).toBeLessThanOrEqual(40);
      for (const path of SPARED) expect(postsTo(log, path), path).toBeLessThanOrEqual(2);
      for (const path of NEVER_SENT) expect(postsTo(log, path), path).toBe(0);
    }
    expect(postsTo(flawed.log, '/contact-us')).toBeGreaterThan(0);
    expect(flawed.result.notTested).toContainEqual({
      checkId: 'A02',
      reason: 'FORMS_SPARED',
    });
  });

  test('reads and sends forms, and does nothing else', () => {
    expect([...new Set(flawed.log.map(({ method }) => method))].sort()).toEqual(['GET', 'OPTIONS', 'POST', 'TRACE']);
    for (const { url } of flawed.log) expect(url).not.toMatch(/logout|checkout|delete|deleteCustomer/);
    // What robots.txt keeps from search engines is looked at with the owner's consent.
    expect(flawed.log.map(({ url }) => url)).toContain('/staff-only/list');
    expect(postsTo(flawed.log, '/api/customers')).toBe(0);
  });

  test('sends nothing that could read more, change anything or wait for long', () => {
    for (const { url, body, headers } of flawed.log) {
      const all = `${decodeURIComponent(url.replaceAll('+', ' '))} ${decodeURIComponent(body.replaceAll('+', ' ').replaceAll(/%(?![0-9a-f]{2})/gi, ''))} ${headers['user-agent']}`;
      expect(all).not.toMatch(
        /\bor\b\s*['"\d]|;\s*(?:drop|delete|update|insert|shutdown)|union\s+select|['"\d)]\s*--(?:\s|$)|\brm\b|\bwget\b/i,
      );
      for (const [, seconds] of all.matchAll(/sleep[ (](\d+)/gi)) expect(Number(seconds)).toBeLessThanOrEqual(3);
    }
  });

  test('stays within a level’s requests for each input', () => {
    const { probes } = LEVEL_LIMITS[level];
    const delays = level === 'full' ? 16 : 0;
    // Of the query parameter: one request of the crawl, one with a made-up host, and those that make sure of a hit.
    const own = sound.log.filter(({ method, url }) => method === 'GET' && url.startsWith('/greeting?')).length;
    expect(own).toBeLessThanOrEqual(probes + delays + 2);
  });
});

test('a full scan finds every flawed case, and no sound one', async () => {
  const { flawed, sound } = await runsAt('full');
  expect(TEST_CASES.filter(({ isFlawed }) => isFlawed).filter((one) => !isFound(flawed, one))).toEqual([]);
  expect(TEST_CASES.filter(({ isFlawed }) => !isFlawed).filter((one) => isFound(sound, one))).toEqual([]);
  for (const { log } of [flawed, sound]) expect(log.map(({ url }) => url)).toContain(PAIRS_INDEX);
});

test('a form’s one-time token is fetched anew before each submission', async () => {
  const { log } = (await runsAt('normal')).flawed;
  const posts = log.filter(({ url, method }) => url === '/guestbook' && method === 'POST');
  const tokens = posts.map(({ body }) => new URLSearchParams(body).get('form_key'));
  // A guest book is a place for people: three entries at most.
  expect(posts.length).toBeGreaterThan(1);
  expect(posts.length).toBeLessThanOrEqual(3);
  expect(new Set(tokens).size).toBe(posts.length);
});

const REACH_LEVELS: readonly Level[] = ['lightning', 'safe', 'normal', 'full'];

function caseOf(path: string, isFlawed: boolean): TestCase {
  const found = TEST_CASES.find((one) => one.path === path && one.isFlawed === isFlawed);
  if (found === undefined) throw new Error(`There is no case at ${path}.`);
  return found;
}

describe.each(REACH_LEVELS)('what is hard to reach, at level %s', (level) => {
  let flawed: Run;
  let sound: Run;
  beforeAll(async () => {
    ({ flawed, sound } = await runsAt(level));
  });

  test.each(REACH_PAIRS.map(({ context, path, level: first }) => [context, path, first] as const))(
    '%s: %s is found from level %s on, and never at the sound twin',
    (_, path, first) => {
      const isDue = REACH_LEVELS.indexOf(level) >= REACH_LEVELS.indexOf(first);
      expect(isFound(flawed, caseOf(path, true))).toBe(isDue);
      expect(isFound(sound, caseOf(path, false))).toBe(false);
    },
  );

  test('whatever was found is tried, or left for one reason', () => {
    for (const { result } of [flawed, sound])
      for (const part of ['addresses', 'forms', 'inputs'] as const) {
        const { found = 0, tried = 0, left = {} } = result.extent?.[part] ?? {};
        expect(found, part).toBe(Object.values(left).reduce((sum, count) => sum + count, tried));
      }
  });
});

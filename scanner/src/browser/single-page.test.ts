import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakePaceClock } from '../../testing/fake-pace-clock.ts';
import { scanNow } from '../../testing/scan-test-site.ts';
import { singlePageSite } from '../../testing/single-page-site.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import type { Checkpoint } from '../checkpoint.ts';
import type { PaceClock } from '../pace/request-pace.ts';
import type { ScanResult, ScanSettings } from '../scan-options.ts';
import type { BrowserProgram } from './browser-program.ts';

type Run = { readonly site: SiteServer; readonly result: ScanResult };

const sites: SiteServer[] = [];
let flawed: Run;
let sound: Run;
let blind: Run;
let resumed: Run;

const settingsFor = (site: SiteServer): ScanSettings => ({
  scanId: 'scan-1',
  url: `http://127.0.0.1:${site.port}/`,
  level: 'full',
  allowedHosts: ['127.0.0.1'],
  userAgentContact: 'https://portal.example/scanning',
});

async function scan(kind: 'flawed' | 'sound', more: Partial<ScanSettings>): Promise<Run> {
  const site = await startSiteServer({ pages: singlePageSite(kind) });
  sites.push(site);
  return { site, result: await scanNow({ ...settingsFor(site), ...more }, { clock: createFakePaceClock() }) };
}

/** A scan at level normal that is stopped while a page is open in its browser, and goes on from its last state. */
async function scanInterrupted(browser: BrowserProgram): Promise<Run> {
  const site = await startSiteServer({ pages: singlePageSite('flawed') });
  sites.push(site);
  const settings = { ...settingsFor(site), level: 'normal' as const, browser };
  const stopped = new AbortController();
  let last: Checkpoint | undefined;
  const scanning = scanNow(settings, {
    signal: stopped.signal,
    clock: everyBatch(),
    onCheckpoint: async (checkpoint) => {
      last = JSON.parse(JSON.stringify(checkpoint));
      const isBetween = checkpoint.patterns['renders without news'] !== undefined;
      if (isBetween && checkpoint.queue[0]?.kind === 'render') setTimeout(() => stopped.abort(), 50);
    },
  });
  await expect(scanning).rejects.toMatchObject({ code: 'CANCELLED' });
  const result = await scanNow({ ...settings, ...(last ? { checkpoint: last } : {}) }, { clock: everyBatch() });
  return { site, result };
}

/** Makes each wait a second long, so that a checkpoint is due after nearly every batch. */
function everyBatch(): PaceClock {
  const clock = createFakePaceClock();
  return { now: clock.now, sleep: (ms, signal) => clock.sleep(ms + 1000, signal) };
}

beforeAll(async () => {
  const browser = await testBrowser();
  [flawed, sound, blind, resumed] = await Promise.all([
    scan('flawed', { browser }),
    scan('sound', { browser }),
    scan('flawed', {}),
    scanInterrupted(browser),
  ]);
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

const weaknesses = ({ result }: Run) =>
  result.findings
    .filter(({ checkId }) => checkId.startsWith('A'))
    .map(({ checkId, url, subject }) => `${checkId} ${new URL(url).pathname} ${subject}`);

const asked = ({ site }: Run, path: string) => site.requests.filter(({ url }) => url.split('?')[0] === path);

test('what scripts build, ask for and would send is found and tried', () => {
  expect(weaknesses(flawed)).toEqual([
    'A01 /feedback note (form field)',
    'A02 /api/notes/add title (JSON)',
    'A03 /people/7 the part behind # of the address',
    'A04 /api/orders/find customer (JSON)',
    'A04 /api/people team',
  ]);
});

test('nothing is found on the twin', () => {
  expect(weaknesses(sound)).toEqual([]);
  expect(asked(sound, '/api/orders/find').length).toBeGreaterThan(0);
});

test('what a script sends by itself goes out once for the page, and what warns of a change never', () => {
  const [first] = asked(sound, '/api/start');
  expect([first?.method, first?.body]).toEqual(['POST', '{"screen":"wide"}']);
  expect([...asked(flawed, '/api/orders/cancel'), ...asked(sound, '/api/orders/cancel')]).toEqual([]);
});

test('every request of the browser is one of the scan', () => {
  // One goes to the port of HTTPS, where nothing is.
  const elsewhere = blind.result.requests - blind.site.requests.length;
  expect([elsewhere, flawed.result.requests]).toEqual([1, flawed.site.requests.length + elsewhere]);
  for (const { headers } of flawed.site.requests) expect(headers['x-scan-id']).toBe('scan-1');
  expect(asked(flawed, '/api/menu')[0]?.headers['user-agent']).toContain('SiteSafetyScan');
});

test('a scan that was stopped with a page open ends with the same findings', () => {
  expect(weaknesses(resumed)).toEqual(weaknesses(flawed));
  expect(resumed.result.notTested.map(({ checkId }) => checkId)).not.toContain('A03');
});

test('without a browser the result says what was not looked at', () => {
  expect(weaknesses(blind)).toEqual([]);
  const reasonFor = (id: string) => blind.result.notTested.find(({ checkId }) => checkId === id)?.reason;
  expect(reasonFor('A03')).toBe('NO_BROWSER');
  expect(reasonFor('A04')).toBe('SCRIPT_BUILT');
  expect(flawed.result.notTested.map(({ checkId }) => checkId)).not.toContain('A03');
});

test('a program that is no browser is no end of the scan, which says so', async () => {
  const [site] = sites;
  if (site === undefined) throw new Error('no site was started');
  const { url } = settingsFor(site);
  const result = await scanNow(
    {
      ...settingsFor(site),
      browser: { path: '/bin/false', hasSandbox: true },
      focus: { checkId: 'A03', urls: [url], subject: '' },
    },
    { clock: createFakePaceClock() },
  );
  expect(result.notTested).toEqual([{ checkId: 'A03', reason: 'BROWSER_FAILED' }]);
});

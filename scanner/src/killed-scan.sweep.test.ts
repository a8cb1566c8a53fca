import { afterAll, beforeAll, expect, test } from 'vitest';
import { htmlPage } from '../testing/site-page.ts';
import { type SiteServer, startSiteServer } from '../testing/site-server.ts';
import { MAX_CONFIRMATIONS, MAX_DELAYS } from './active/prepare-probe.ts';
import type { Checkpoint } from './checkpoint.ts';
import { LEVEL_LIMITS } from './levels.ts';
import type { ScanResult, ScanSettings } from './scan-options.ts';
import { startScanProcess } from './start-scan-process.ts';

/** Over the whole of a scan. */
const KILLS = 20;
/** What trying one field of a form can cost at most; the form is fetched anew for each. */
const ONE_INPUT = 2 * (LEVEL_LIMITS.full.probes + MAX_CONFIRMATIONS + MAX_DELAYS);

let site: SiteServer;
let onRequest: () => void = () => undefined;

beforeAll(async () => {
  site = await startSiteServer({
    intercept: () => {
      onRequest();
      return false;
    },
    pages: {
      '/': htmlPageOf('<a href="/hello?name=Ada">Hello</a> <a href="/price?of=bread">Prices</a>'),
      '/hello': ({ searchParams }) => htmlPageOf(`<p>Hello ${searchParams.get('name')}</p>`),
      '/price': ({ searchParams }) =>
        searchParams.get('of')?.includes("'")
          ? {
              status: 500,
              body: 'You have an error in your SQL syntax; check the manual that corresponds to your MySQL server',
            }
          : htmlPageOf('<form method="post" action="/order"><input name="item" value="bread"></form>'),
      '/order': (_url, _headers, { fields }) => htmlPageOf(`<p title="${fields.get('item')}">Thank you</p>`),
    },
  });
});
afterAll(() => site.close());

const htmlPageOf = (body: string) => ({ body: htmlPage('Bakery', body) });

const settings = (): ScanSettings => ({
  scanId: 'scan-1',
  url: `http://127.0.0.1:${site.port}/`,
  level: 'full',
  allowedHosts: ['127.0.0.1'],
  userAgentContact: 'https://portal.example/scanning',
});

/** Runs a scan in a process that is killed after so many requests; null for one that is left alone. */
async function run(checkpoint: Checkpoint | null, killAfter: number | null) {
  let last = checkpoint;
  let asked = 0;
  let askedSinceCheckpoint = 0;
  const scan = startScanProcess(checkpoint === null ? settings() : { ...settings(), checkpoint }, {
    onProgress: () => undefined,
    onCheckpoint: async (state) => {
      last = state;
      askedSinceCheckpoint = 0;
    },
  });
  onRequest = () => {
    asked += 1;
    askedSinceCheckpoint += 1;
    if (asked === killAfter) scan.kill();
  };
  return { outcome: await scan.finished, checkpoint: last, lost: askedSinceCheckpoint };
}

/** Without what differs between any two scans: the server's clock, and the words and numbers of probes. */
const comparable = ({ findings, pages, requests, notTested }: ScanResult) => ({
  findings: findings.map(({ fingerprint, severity, subject, urls }) => ({
    fingerprint,
    severity,
    subject,
    places: urls.length,
  })),
  pages,
  requests,
  notTested,
});

test(`a deep scan whose process is killed at ${KILLS} random moments ends as an undisturbed one`, async () => {
  const undisturbed = (await run(null, null)).outcome;
  if (undisturbed.kind !== 'done') throw new Error(JSON.stringify(undisturbed));
  expect(undisturbed.result.findings.map(({ checkId }) => checkId)).toEqual(expect.arrayContaining(['A01', 'A04']));

  // Even the longest runs together do not get to the end.
  const share = undisturbed.result.requests / (KILLS + 1);
  let checkpoint: Checkpoint | null = null;
  for (let kills = 0; kills < KILLS; kills += 1) {
    const killAfter = 1 + Math.floor(Math.random() * share);
    const killed = await run(checkpoint, killAfter);
    if (killed.outcome.kind === 'done') throw new Error(`Kill ${kills} after ${killAfter} requests came too late`);
    expect(killed.outcome.kind).toBe('crashed');
    expect(killed.lost).toBeLessThanOrEqual(ONE_INPUT);
    checkpoint = killed.checkpoint;
  }
  const { outcome } = await run(checkpoint, null);
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  expect(comparable(outcome.result)).toEqual(comparable(undisturbed.result));
});

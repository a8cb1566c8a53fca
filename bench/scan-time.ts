import { LEVEL_LIMITS, type Level } from '../scanner/src/levels.ts';
import { startScanProcess } from '../scanner/src/start-scan-process.ts';
import { settingsFor } from '../scanner/testing/scan-test-site.ts';
import { startTestSite, type TestSite } from '../scanner/testing/start-test-site.ts';
import { atMost, type Figure } from './figure.ts';

const LONGEST_SECONDS = { lightning: 15, safe: 60, normal: 180, full: 600 } as const satisfies Partial<
  Record<Level, number>
>;
type MeasuredLevel = keyof typeof LONGEST_SECONDS;
const WINDOW_MS = 1000;
const SAMPLE_MS = 2;

/** How long a scan of the test site takes in its own process, and the most requests that the site saw within any second. */
export async function measureScans(): Promise<Figure[]> {
  const site = await startTestSite();
  try {
    const figures: Figure[] = [];
    for (const level of Object.keys(LONGEST_SECONDS) as MeasuredLevel[])
      figures.push(...(await measureScan(site, level)));
    return figures;
  } finally {
    await site.close();
  }
}

async function measureScan(site: TestSite, level: MeasuredLevel): Promise<Figure[]> {
  const arrivals = watchArrivals(site);
  const startedAt = performance.now();
  const scan = startScanProcess(settingsFor(site, site.httpUrl, level), {
    onProgress: () => undefined,
    onCheckpoint: async () => undefined,
  });
  const outcome = await scan.finished;
  const seconds = (performance.now() - startedAt) / 1000;
  const times = arrivals.stop();
  if (outcome.kind !== 'done') throw new Error(`The ${level} scan ended as ${outcome.kind}: ${outcome.reason}`);
  const pages = `${outcome.result.pages} pages, ${outcome.result.requests} requests`;
  const time = atMost(`Scan of the test site, ${level}`, seconds, LONGEST_SECONDS[level], 's', 1);
  // The test site counts as the operator's own host.
  const rate = LEVEL_LIMITS[level].ownHostRequestsPerSecond;
  return [
    { ...time, measured: `${time.measured} (${pages})` },
    atMost(`Most requests within a second, ${level}`, mostWithin(times, WINDOW_MS), rate, 'requests'),
  ];
}

/** Notes when requests reach the site, to the millisecond or two. */
function watchArrivals(site: TestSite): { stop(): readonly number[] } {
  const logs = [site.requests.http, site.requests.https];
  const count = () => logs.reduce((sum, requests) => sum + requests.length, 0);
  const times: number[] = [];
  let seen = count();
  const look = () => {
    for (const now = performance.now(); seen < count(); seen += 1) times.push(now);
  };
  const timer = setInterval(look, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      look();
      return times;
    },
  };
}

function mostWithin(times: readonly number[], windowMs: number): number {
  return Math.max(0, ...times.map((start) => times.filter((time) => time >= start && time < start + windowMs).length));
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakePaceClock } from '../testing/fake-pace-clock.ts';
import { scanNow, settingsFor } from '../testing/scan-test-site.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { PaceClock } from './pace/request-pace.ts';
import type { ScanResult, ScanSettings } from './scan-options.ts';

let site: TestSite;
let whole: ScanResult;
beforeAll(async () => {
  site = await startTestSite(async (seconds) => clock.advance(seconds * 1000));
  whole = await scanNow(settings(), { clock: everyBatch });
});
afterAll(() => site.close());

const settings = (): ScanSettings => settingsFor(site, site.named.httpsUrl, 'safe');

const clock = createFakePaceClock();
/** Makes each wait a second long, so that a checkpoint is due after nearly every batch. */
const everyBatch: PaceClock = { now: clock.now, sleep: (ms, signal) => clock.sleep(ms + 1000, signal) };

/** Without what differs between any two scans: the server's clock, and which connection was reused. */
const comparable = (result: ScanResult) =>
  JSON.parse(
    JSON.stringify(result.findings, (key, value) => (key === 'response' ? value.replace(/^date: .*$/m, '') : value)),
  );

/** Stops after so many checkpoints and returns the last one, as it would come back from a database. */
async function interruptAfter(count: number, options: ScanSettings): Promise<Checkpoint | null> {
  const controller = new AbortController();
  let last: Checkpoint | null = null;
  let seen = 0;
  const scan = scanNow(options, {
    signal: controller.signal,
    clock: everyBatch,
    onCheckpoint: async (checkpoint) => {
      last = JSON.parse(JSON.stringify(checkpoint));
      seen += 1;
      if (seen === count) queueMicrotask(() => controller.abort());
    },
  });
  return scan.then(
    () => null,
    (error: { code?: string }) => {
      expect(error.code).toBe('CANCELLED');
      return last;
    },
  );
}

/** The sweep stops it at more places; a scan that is stopped again and again below comes by all of them. */
const STOPS = process.env.SWEEP === undefined ? [1, 34] : [1, 2, 3, 8, 21, 34, 60, 64];

test.each(STOPS)('a scan stopped at checkpoint %i ends with the same findings', async (count) => {
  const checkpoint = await interruptAfter(count, settings());
  expect(checkpoint).not.toBeNull();
  if (checkpoint === null) return;
  const rest = await scanNow({ ...settings(), checkpoint }, { clock: everyBatch });
  expect(comparable(rest)).toEqual(comparable(whole));
  expect(rest.pages).toBe(whole.pages);
  // The batch that was interrupted is asked again, and nothing else.
  expect(rest.requests).toBe(whole.requests);
  expect(rest.notTested).toEqual(whole.notTested);
});

test('a scan stopped again and again still ends with the same findings', async () => {
  let options = settings();
  let stops = 0;
  for (
    let checkpoint = await interruptAfter(4, options);
    checkpoint !== null;
    checkpoint = await interruptAfter(4, options)
  ) {
    options = { ...settings(), checkpoint };
    stops += 1;
  }
  expect(stops).toBeGreaterThan(5);
  const rest = await scanNow(options, { clock: everyBatch });
  expect(comparable(rest)).toEqual(comparable(whole));
});

test('a full scan that is stopped ends with the same findings', async () => {
  const full = settingsFor(site, site.httpUrl, 'full');
  const uninterrupted = await scanNow(full, { clock: everyBatch });
  for (const count of process.env.SWEEP === undefined ? [90] : [90, 160]) {
    const checkpoint = await interruptAfter(count, full);
    expect(checkpoint).not.toBeNull();
    if (checkpoint === null) return;
    const rest = await scanNow({ ...full, checkpoint }, { clock: everyBatch });
    const names = ({ findings }: ScanResult) => findings.map(({ fingerprint }) => fingerprint);
    expect(names(rest)).toEqual(names(uninterrupted));
    expect(rest.requests).toBe(uninterrupted.requests);
    expect(rest.notTested).toEqual(uninterrupted.notTested);
  }
});

test('a broken checkpoint is refused', async () => {
  const checkpoint = { version: 1, queue: 'all' } as unknown as Checkpoint;
  await expect(scanNow({ ...settings(), checkpoint })).rejects.toMatchObject({ code: 'CHECKPOINT_INVALID' });
});

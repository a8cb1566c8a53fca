import { afterEach, expect, test } from 'vitest';
import { createFakePaceClock } from '../testing/fake-pace-clock.ts';
import { answerHostilely } from '../testing/hostile-site.ts';
import { scanNow } from '../testing/scan-test-site.ts';
import { type SiteServer, startSiteServer } from '../testing/site-server.ts';
import { type Checkpoint, checkpointSchema } from './checkpoint.ts';
import { LEVEL_LIMITS } from './levels.ts';

let server: SiteServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const LARGEST_CHECKPOINT = 8 * 1024 * 1024;

test('a hostile site cannot hold up a scan', async () => {
  const level = 'full';
  server = await startSiteServer({ pages: {}, intercept: answerHostilely });
  let last: Checkpoint | null = null;
  const result = await scanNow(
    {
      scanId: 'hostile',
      url: `http://127.0.0.1:${server.port}/`,
      level,
      allowedHosts: ['127.0.0.1'],
      userAgentContact: 'https://portal.example/scanning',
    },
    {
      clock: createFakePaceClock(),
      onCheckpoint: async (checkpoint) => {
        last = structuredClone(checkpoint);
      },
    },
  );
  const limits = LEVEL_LIMITS[level];
  expect(result.requests).toBeLessThanOrEqual(limits.requests);
  expect(result.pages).toBeLessThanOrEqual(limits.pages);
  // A state that is stored again and again stays small, and can be read again.
  const text = JSON.stringify(last);
  expect(text.length).toBeLessThan(LARGEST_CHECKPOINT);
  expect(checkpointSchema.safeParse(JSON.parse(text)).success).toBe(true);
  // The forms stay under their caps, whatever they are called.
  const posts = Map.groupBy(
    server.requests.filter(({ method }) => method === 'POST'),
    ({ url }) => url.split('?')[0] ?? '',
  );
  for (const [path, requests] of posts) expect(requests.length, path).toBeLessThanOrEqual(40);
  for (const { evidence, facts } of result.findings) {
    expect(Buffer.byteLength(evidence.response ?? '')).toBeLessThanOrEqual(4096);
    for (const fact of Object.values(facts)) expect(fact.length).toBeLessThanOrEqual(500);
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakePaceClock } from '../testing/fake-pace-clock.ts';
import { scanNow, settingsFor } from '../testing/scan-test-site.ts';
import { postsTo, startSiteServer } from '../testing/site-server.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';
import type { Level } from './levels.ts';

let site: TestSite;
const clock = createFakePaceClock();
beforeAll(async () => {
  site = await startTestSite(async (seconds) => clock.advance(seconds * 1000));
});
afterAll(() => site.close());

async function run(level: Level) {
  const before = site.requests.http.length;
  const result = await scanNow(settingsFor(site, site.httpUrl, level), { clock });
  return { result, log: site.requests.http.slice(before) };
}

test('a form with many fields is sent 40 times, and what that was too few for is named', async () => {
  const inputs = Array.from({ length: 14 }, (_, index) => `<input name="field${index}">`).join('');
  const server = await startSiteServer({
    pages: {
      '/': { body: `<form method="post" action="/many">${inputs}</form>` },
      '/many': { body: '<p>Thank you.</p>' },
    },
  });
  try {
    const url = `http://127.0.0.1:${server.port}/`;
    const { notTested } = await scanNow(settingsFor(site, url, 'normal'), { clock });
    expect(postsTo(server.requests, '/many')).toBe(40);
    const named = notTested.filter(({ reason }) => reason === 'FORM_LIMIT').map(({ checkId }) => checkId);
    expect(named).toEqual(expect.arrayContaining(['A01', 'A04', 'A05', 'A07', 'A10']));
  } finally {
    await server.close();
  }
});

test('Log4j alone cannot be tested without a listener, and the report says so', async () => {
  const { result, log } = await run('log4shell');
  expect(result.findings).toEqual([]);
  expect(result.notTested.map(({ checkId }) => checkId)).toEqual(['A17']);
  expect(log.length).toBe(1);
});

test('the sandbox levels do what their models do', async () => {
  const [quick, normal] = [await run('sandbox_lightning'), await run('sandbox_normal')];
  expect(quick.result.requests).toBeLessThanOrEqual(60);
  expect(quick.log.filter(({ method }) => method === 'POST')).toEqual([]);
  const found = normal.result.findings.map(({ checkId, url }) => `${checkId} ${new URL(url).pathname}`);
  expect(found).toEqual(
    expect.arrayContaining(['A01 /note-form', 'A02 /guestbook', 'A04 /api/shelf/1', 'A15 /api/import']),
  );
});

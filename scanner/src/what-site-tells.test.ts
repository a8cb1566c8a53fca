import { expect, test } from 'vitest';
import { escaped } from '../testing/answers.ts';
import { createFakePaceClock } from '../testing/fake-pace-clock.ts';
import { scanNow } from '../testing/scan-test-site.ts';
import { htmlPage } from '../testing/site-page.ts';
import { type SiteOptions, startSiteServer } from '../testing/site-server.ts';
import type { Level } from './levels.ts';

async function scanSite(options: SiteOptions, level: Level) {
  const server = await startSiteServer(options);
  const url = `http://127.0.0.1:${server.port}/`;
  const settings = { scanId: 'tells', url, level, allowedHosts: ['127.0.0.1'] };
  try {
    const result = await scanNow(
      { ...settings, userAgentContact: 'https://portal.example/scanning' },
      { clock: createFakePaceClock() },
    );
    return { result, requests: server.requests };
  } finally {
    await server.close();
  }
}

const page = (body: string) => ({ body: htmlPage('Page', body) });

test.each([
  ['as it is', (path: string) => path, ['A01']],
  ['escaped', (path: string) => escaped(path), []],
])('a page for what is not there that repeats the address %s is tried', async (_, write, expected) => {
  const { result, requests } = await scanSite(
    {
      pages: { '/': page('Hello') },
      otherwise: (path) => ({ ...page(`<p>There is no ${write(decodeURIComponent(path))}</p>`), status: 404 }),
    },
    'normal',
  );
  const found = result.findings.filter(({ checkId }) => checkId.startsWith('A'));
  expect(found.map(({ checkId }) => checkId)).toEqual(expected);
  expect(found.map(({ url }) => new URL(url).pathname)).toEqual(expected.map(() => '/no-such-page-zq'));
  expect(requests.some(({ url }) => url.includes('%3Czq'))).toBe(true);
});

test('a site on Microsoft’s web server is told what is not tried on its database', async () => {
  const { result } = await scanSite(
    { pages: { '/': page('Hello') }, headers: { server: 'Microsoft-IIS/10.0' } },
    'full',
  );
  expect(result.notTested.find(({ checkId }) => checkId === 'A06')?.reason).toBe('SQL_SERVER_DELAYS');
  // What a level does not test at all needs no reason.
  const { result: safe } = await scanSite(
    { pages: { '/': page('Hello') }, headers: { server: 'Microsoft-IIS/10.0' } },
    'safe',
  );
  expect(safe.notTested.map(({ checkId }) => checkId)).not.toContain('A06');
});

import { afterEach, expect, test } from 'vitest';
import { createFakePaceClock } from '../../../testing/fake-pace-clock.ts';
import { htmlPage, type SitePages } from '../../../testing/site-page.ts';
import { type SiteServer, startSiteServer } from '../../../testing/site-server.ts';
import { readWeb } from '../read-web.ts';
import { openSurface } from '../surface-context.ts';
import { lookAtExposures } from './look-at-exposures.ts';

const HOST = '127.0.0.1';
const PLACE = { asset: HOST, importance: 1 } as const;
const PLAIN = { http: true, https: false };
const { signal } = new AbortController();

let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(close.map((one) => one()));
  close = [];
});

const options = (url: string) => ({
  url,
  allowedHosts: [HOST],
  userAgentContact: 'https://portal.example/scanning',
  signal,
  now: Date.now,
});

async function serve(pages: SitePages, otherwise?: Parameters<typeof startSiteServer>[0]['otherwise']) {
  const site = await startSiteServer({ pages, ...(otherwise ? { otherwise } : {}) });
  const origin = `http://${HOST}:${site.port}`;
  const context = openSurface(options(origin), signal);
  close.push(site.close, context.close);
  return { site, origin, context };
}

const paths = (site: SiteServer) => site.requests.map(({ url }) => url);
const GIT = { '/.git/HEAD': { type: 'text/plain', body: 'ref: refs/heads/main\n' } };

test('files that nobody should see are told, with the address as evidence', async () => {
  const { context, origin } = await serve({
    ...GIT,
    '/server-status': { body: '<title>Apache Status</title><h1>Apache Server Status for firm</h1>' },
    '/wp-admin/install.php': { body: '<form id="setup" method="post"></form>' },
  });
  const found = await lookAtExposures(context, origin, HOST, PLACE);
  expect(found?.map(({ kind, grade, evidence }) => `${kind} ${grade} ${evidence[0]}`)).toEqual([
    `private-files-open BAD ${origin}/.git/HEAD is open to everyone.`,
    `private-files-open WARN ${origin}/server-status is open to everyone.`,
    `installer-open BAD ${origin}/wp-admin/install.php is open to everyone.`,
  ]);
});

test('a site that shows the same for every name proves nothing', async () => {
  const everywhere = { type: 'text/plain', body: 'ref: refs/heads/main\n' };
  const { context, origin } = await serve({}, () => everywhere);
  expect(await lookAtExposures(context, origin, HOST, PLACE)).toEqual([]);
});

test('what robots.txt forbids is not asked for, and only GET is used', async () => {
  const robots = { type: 'text/plain', body: 'User-agent: *\nDisallow: /.git/\n' };
  const { context, origin, site } = await serve({ ...GIT, '/robots.txt': robots });
  expect(await lookAtExposures(context, origin, HOST, PLACE)).toEqual([]);
  expect(paths(site)).not.toContain('/.git/HEAD');
  expect(paths(site).length).toBeGreaterThan(10);
  expect(paths(site).length).toBeLessThan(25);
  expect(site.requests.every(({ method, body }) => method === 'GET' && body === '')).toBe(true);
});

test('a site that stops answering is not called clean', async () => {
  const { context, origin, site } = await serve({});
  await site.close();
  expect(await lookAtExposures(context, origin, HOST, PLACE)).toBeNull();
});

test('redirects are followed inside the domain only, and not for ever', async () => {
  const away = await serve({ '/': { status: 302, headers: { location: 'http://elsewhere.example/' }, body: '' } });
  const led = await readWeb(away.context, HOST, PLAIN);
  expect(led).toMatchObject({ http: [{ status: 302 }], https: [], page: null });
  const circle = await serve({ '/': { status: 302, headers: { location: '/' }, body: '' } });
  expect((await readWeb(circle.context, HOST, PLAIN)).http).toHaveLength(1);
  const moved = await serve({
    '/': { status: 301, headers: { location: '/en' }, body: '' },
    '/en': { body: htmlPage('Firm', '<p>Welcome</p>') },
  });
  expect((await readWeb(moved.context, HOST, PLAIN)).page?.url.pathname).toBe('/en');
});

test('a host of others is asked five times a second', async () => {
  const clock = createFakePaceClock();
  const context = openSurface({ ...options('https://198.51.100.7/'), allowedHosts: [] }, signal, clock);
  close.push(context.close);
  for (let count = 0; count < 11; count += 1) await context.turn('8.8.8.8');
  expect(clock.now()).toBe(2_000);
});

import { expect, test } from 'vitest';
import { page, scanPages } from '../testing/scan-pages.ts';
import { htmlPage, links } from '../testing/site-page.ts';

test.each([
  [undefined, 20],
  [10, 100],
  [500, 20],
])('every request waits its turn: %s per second asked for, %i ms apart', async (requestsPerSecond, apartMs) => {
  const { result, clock } = await scanPages(
    { pages: { '/': page('Hello') } },
    requestsPerSecond === undefined ? {} : { requestsPerSecond },
  );
  expect(clock.now()).toBeGreaterThanOrEqual((result.requests - 1) * apartMs);
});

test('an endless site ends at the depth limit and within its patterns', async () => {
  const endless = (path: string) => page(links([`${path.replace(/\/$/, '')}/deeper`, `${path}?page=${path.length}`]));
  const { paths } = await scanPages({ pages: {}, otherwise: endless });
  const deepest = Math.max(...paths.map((path) => path.split('/deeper').length - 1));
  expect(deepest).toBeLessThanOrEqual(10);
  expect(deepest).toBeGreaterThan(3);
});

test('a site that stops answering is left in peace after ten errors', async () => {
  const start = page(
    links(Array.from({ length: 60 }, (_, index) => `/page-${String.fromCharCode(97 + (index % 26))}${index}`)),
  );
  const { result, paths } = await scanPages({
    pages: { '/': start },
    intercept: (request) => {
      const fails = request.url?.startsWith('/page-') ?? false;
      if (fails) request.socket.destroy();
      return fails;
    },
  });
  expect(paths.filter((path) => path.startsWith('/page-')).length).toBeLessThan(20);
  expect(result.notTested.map(({ reason }) => reason)).toContain('STOPPED_ANSWERING');
});

test('an overloaded site is asked again later, more slowly', async () => {
  let refusals = 0;
  const { result, clock } = await scanPages({
    pages: { '/': page(links(['/busy'])), '/busy': page('<input>') },
    intercept: (request, response) => {
      if (request.url !== '/busy' || refusals >= 2) return false;
      refusals += 1;
      response.writeHead(503).end();
      return true;
    },
  });
  expect(result.pages).toBe(2);
  // Twice halved: 80 ms between the many requests that follow.
  expect(clock.now()).toBeGreaterThan(50 * 80);
});

test('a crawl delay of robots.txt is kept', async () => {
  const robots = { type: 'text/plain', body: 'User-agent: *\nCrawl-delay: 2\n' };
  const { result, clock } = await scanPages({ pages: { '/': page('Hello'), '/robots.txt': robots } });
  expect(clock.now()).toBeGreaterThan((result.requests - 5) * 2000);
});

test('what robots.txt forbids is not asked for, and the report says so', async () => {
  const robots = { type: 'text/plain', body: 'User-agent: SiteSafetyScan\nDisallow: /.git/\n' };
  const { result, paths } = await scanPages({ pages: { '/': page('Hello'), '/robots.txt': robots } });
  expect(paths.filter((path) => path.startsWith('/.git/'))).toEqual([]);
  expect(result.notTested.find(({ checkId }) => checkId === 'E01')?.reason).toBe('ROBOTS');
});

test('cookies are sent back, and the scan says who it is', async () => {
  const start = { ...page(links(['/second'])), headers: { 'set-cookie': 'visit=42; Path=/' } };
  const { requests } = await scanPages({ pages: { '/': start, '/second': page('Again') } });
  const second = requests.find(({ url }) => url === '/second');
  expect(second?.headers.cookie).toBe('visit=42');
  expect(second?.headers['x-scan-id']).toBe('limits');
  expect(second?.headers['user-agent']).toContain('+https://portal.example/scanning');
});

test('a site that redirects to another domain is not followed there', async () => {
  const away = { status: 302, body: '', headers: { location: 'https://elsewhere.example/' } };
  await expect(scanPages({ pages: { '/': away } })).rejects.toMatchObject({ code: 'TARGET_REDIRECTS_AWAY' });
});

test('a site that redirects in a circle fails with its reason', async () => {
  const round = { status: 302, body: '', headers: { location: '/' } };
  await expect(scanPages({ pages: { '/': round } })).rejects.toMatchObject({ code: 'TARGET_UNREACHABLE' });
});

test('a body is read to two megabytes', async () => {
  const huge = { body: `${htmlPage('Huge', '')}${'x'.repeat(3_000_000)}<a href="/behind">behind</a>` };
  const { paths } = await scanPages({ pages: { '/': huge } });
  expect(paths).not.toContain('/behind');
});

test('a site that asks for a pause gets it', async () => {
  let refusals = 0;
  const { result, clock } = await scanPages({
    pages: { '/': page(links(['/busy'])), '/busy': page('<input>') },
    intercept: (request, response) => {
      if (request.url !== '/busy' || refusals > 0) return false;
      refusals += 1;
      response.writeHead(429, { 'retry-after': '90' }).end();
      return true;
    },
  });
  expect(result.pages).toBe(2);
  expect(clock.now()).toBeGreaterThan(90_000);
});

test('the portal itself is not scanned, unless its operator allowed it', async () => {
  const own = { ownHosts: ['shop.example'], dnsServers: ['127.0.0.1:9'] };
  const url = 'http://shop.example/';
  await expect(scanPages({ pages: {} }, { ...own, allowedHosts: [], url })).rejects.toMatchObject({
    code: 'TARGET_REFUSED',
  });
  const { result } = await scanPages({ pages: { '/': page('Hello') } }, { ownHosts: ['127.0.0.1'] });
  expect(result.pages).toBe(1);
});

test('a scan that waits for the answer to a probe can be cancelled', async () => {
  const controller = new AbortController();
  let asked = 0;
  const scan = scanPages(
    {
      pages: { '/': page(links(['/find?words=a'])), '/find': page('<input>') },
      intercept: (request) => {
        const isProbe = request.url?.includes('words=zq') ?? false;
        if (isProbe) asked += 1;
        // Never answered: only the cancellation ends it.
        if (isProbe) controller.abort();
        return isProbe;
      },
    },
    {},
    controller.signal,
  );
  await expect(scan).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(asked).toBe(1);
});

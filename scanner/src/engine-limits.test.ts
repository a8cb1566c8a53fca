import { afterEach, expect, test } from 'vitest';
import { createFakePaceClock } from '../testing/fake-pace-clock.ts';
import { scanNow } from '../testing/scan-test-site.ts';
import { htmlPage, links } from '../testing/site-page.ts';
import { type SiteOptions, type SiteServer, startSiteServer } from '../testing/site-server.ts';
import type { ScanSettings } from './scan-options.ts';

let server: SiteServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function scanSite(
  options: SiteOptions,
  settings: Partial<ScanSettings> = {},
  signal = new AbortController().signal,
) {
  server = await startSiteServer(options);
  const clock = createFakePaceClock();
  const result = await scanNow(
    {
      scanId: 'limits',
      url: `http://127.0.0.1:${server.port}/`,
      level: 'safe',
      allowedHosts: ['127.0.0.1'],
      userAgentContact: 'https://portal.example/scanning',
      ...settings,
    },
    { clock, signal },
  );
  return { result, clock, paths: server.requests.map(({ url }) => url), requests: server.requests };
}

const page = (body: string) => ({ body: htmlPage('Page', body) });

test.each([
  [undefined, 20],
  [10, 100],
  [500, 20],
])('every request waits its turn: %s per second asked for, %i ms apart', async (requestsPerSecond, apartMs) => {
  const { result, clock } = await scanSite(
    { pages: { '/': page('Hello') } },
    requestsPerSecond === undefined ? {} : { requestsPerSecond },
  );
  expect(clock.now()).toBeGreaterThanOrEqual((result.requests - 1) * apartMs);
});

test('an endless site ends at the depth limit and within its patterns', async () => {
  const endless = (path: string) => page(links([`${path.replace(/\/$/, '')}/deeper`, `${path}?page=${path.length}`]));
  const { paths } = await scanSite({ pages: {}, otherwise: endless });
  const deepest = Math.max(...paths.map((path) => path.split('/deeper').length - 1));
  expect(deepest).toBeLessThanOrEqual(10);
  expect(deepest).toBeGreaterThan(3);
});

test('a site that stops answering is left in peace after ten errors', async () => {
  const start = page(
    links(Array.from({ length: 60 }, (_, index) => `/page-${String.fromCharCode(97 + (index % 26))}${index}`)),
  );
  const { result, paths } = await scanSite({
    pages: { '/': start },
    intercept: (request) => {
      const fails = request.url?.startsWith('/page-') ?? false;
      if (fails) request.socket.destroy();
      return fails;
    },
  });
  expect(paths.filter((path) => path.startsWith('/page-')).length).toBeLessThan(20);
  expect(result.notTested.map(({ reason }) => reason)).toContain(
    'The site stopped answering, so the scan ended early.',
  );
});

test('an overloaded site is asked again later, more slowly', async () => {
  let refusals = 0;
  const { result, clock } = await scanSite({
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
  const { result, clock } = await scanSite({ pages: { '/': page('Hello'), '/robots.txt': robots } });
  expect(clock.now()).toBeGreaterThan((result.requests - 5) * 2000);
});

test('what robots.txt forbids is not asked for, and the report says so', async () => {
  const robots = { type: 'text/plain', body: 'User-agent: SiteSafetyScan\nDisallow: /.git/\n' };
  const { result, paths } = await scanSite({ pages: { '/': page('Hello'), '/robots.txt': robots } });
  expect(paths.filter((path) => path.startsWith('/.git/'))).toEqual([]);
  expect(result.notTested.find(({ checkId }) => checkId === 'E01')?.reason).toContain('robots.txt');
});

test('the same page under many addresses is read once', async () => {
  const copies = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`/${name}`, page('The same text.')]));
  const { result } = await scanSite({ pages: { '/': page(links(Object.keys(copies))), ...copies } });
  expect(result.pages).toBe(2);
});

test('cookies are sent back, and the scan says who it is', async () => {
  const start = { ...page(links(['/second'])), headers: { 'set-cookie': 'visit=42; Path=/' } };
  const { requests } = await scanSite({ pages: { '/': start, '/second': page('Again') } });
  const second = requests.find(({ url }) => url === '/second');
  expect(second?.headers.cookie).toBe('visit=42');
  expect(second?.headers['x-scan-id']).toBe('limits');
  expect(second?.headers['user-agent']).toContain('+https://portal.example/scanning');
});

test('a site that redirects to another domain is not followed there', async () => {
  const away = { status: 302, body: '', headers: { location: 'https://elsewhere.example/' } };
  await expect(scanSite({ pages: { '/': away } })).rejects.toMatchObject({ code: 'TARGET_REDIRECTS_AWAY' });
});

test('a site that redirects in a circle fails with its reason', async () => {
  const round = { status: 302, body: '', headers: { location: '/' } };
  await expect(scanSite({ pages: { '/': round } })).rejects.toMatchObject({ code: 'TARGET_UNREACHABLE' });
});

test('a body is read to two megabytes', async () => {
  const huge = { body: `${htmlPage('Huge', '')}${'x'.repeat(3_000_000)}<a href="/behind">behind</a>` };
  const { paths } = await scanSite({ pages: { '/': huge } });
  expect(paths).not.toContain('/behind');
});

test('the folder of a linked picture is opened, and the error page is looked at', async () => {
  const listing = {
    body: '<title>Index of /uploads/</title><h1>Index of /uploads/</h1><a href="customers.csv">customers.csv</a>',
  };
  const { result } = await scanSite({
    pages: { '/': page('<img src="/uploads/team.jpg" alt="">'), '/uploads/': listing },
    otherwise: () => ({
      status: 404,
      body: '<pre>Traceback (most recent call last):\n  File "/srv/app.py", line 3</pre>',
    }),
  });
  const cases = result.findings.map(({ checkId, variant }) => `${checkId} ${variant}`);
  expect(cases).toContain('P15 sensitive-directory-listing');
  expect(cases).toContain('P16 stack-trace');
});

test('a site that answers every address with the same file has no exposed file', async () => {
  const everywhere = { body: '<html><head><title>phpinfo()</title></head><body>PHP License</body></html>' };
  const control = await scanSite({ pages: { '/': page('Hello'), '/info.php': everywhere } });
  expect(control.result.findings.map(({ variant }) => variant)).toContain('phpinfo');
  await server?.close();
  const { result } = await scanSite({ pages: { '/': page('Hello') }, otherwise: () => everywhere });
  expect(result.findings.map(({ variant }) => variant)).not.toContain('phpinfo');
});

test('a site that asks for a pause gets it', async () => {
  let refusals = 0;
  const { result, clock } = await scanSite({
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

test.each([
  ['Wix', { 'x-wix-request-id': '1' }],
  ['Shopify', { 'powered-by': 'Shopify' }],
  ['Squarespace', { server: 'Squarespace' }],
])('on %s no parameter is tried, and its settings are marked', async (platform, headers) => {
  const { result, requests } = await scanSite({
    pages: { '/': page(links(['/find?words=a'])), '/find': (url) => page(url.searchParams.get('words') ?? '') },
    headers: headers as Record<string, string>,
  });
  expect(requests.filter(({ url }) => url.startsWith('/find')).map(({ url }) => url)).toEqual(['/find?words=a']);
  expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(result.notTested.map(({ checkId }) => checkId)).toEqual(
    expect.arrayContaining(['A01', 'A05', 'A07', 'A09', 'A14', 'A16']),
  );
  const note = (checkId: string) => result.findings.find((finding) => finding.checkId === checkId)?.evidence.note ?? '';
  expect(note('P06')).toContain(`Your site runs on ${platform}, and your platform controls this setting.`);
  expect(note('P01')).not.toContain('platform');
});

test('the portal itself is not scanned, unless its operator allowed it', async () => {
  const own = { ownHosts: ['shop.example'], dnsServers: ['127.0.0.1:9'] };
  const url = 'http://shop.example/';
  await expect(scanSite({ pages: {} }, { ...own, allowedHosts: [], url })).rejects.toMatchObject({
    code: 'TARGET_REFUSED',
  });
  await server?.close();
  const { result } = await scanSite({ pages: { '/': page('Hello') } }, { ownHosts: ['127.0.0.1'] });
  expect(result.pages).toBe(1);
});

test('copies of the programs that the crawl found are looked for', async () => {
  const copy = { type: 'text/plain', body: '<?php\necho "offer";' };
  const pages = { '/': page(links(['/shop/offer.php', '/about.html'])), '/shop/offer.php': page('Offer') };
  const { result, paths } = await scanSite({ pages: { ...pages, '/shop/offer.php.bak': copy } });
  expect(result.findings.filter(({ checkId }) => checkId === 'E09').map(({ facts }) => facts.path)).toEqual([
    '/shop/offer.php.bak',
  ]);
  expect(paths).toContain('/shop/offer.php~');
  expect(paths).not.toContain('/about.html.bak');
  await server?.close();
  // A site that answers every such name with a program's text has no copy.
  const everywhere = await scanSite({ pages, otherwise: () => copy });
  expect(everywhere.result.findings.map(({ facts }) => facts.path)).not.toContain('/shop/offer.php.bak');
});

test('a made-up host is tried on pages that programs make, not only on the start page', async () => {
  const forgotten = (_: URL, headers: Readonly<Record<string, unknown>>) =>
    page(`<form action="https://${headers['x-forwarded-host'] ?? headers.host}/send"><input name="name"></form>`);
  const { result } = await scanSite({ pages: { '/': page(links(['/forgotten'])), '/forgotten': forgotten } });
  expect(result.findings.filter(({ checkId }) => checkId === 'A14').map(({ url }) => new URL(url).pathname)).toEqual([
    '/forgotten',
  ]);
});

test('pages for what is not there are not followed, whatever their status and although they quote the address', async () => {
  const everywhere = (path: string) =>
    page(
      `<p>There is no such page as ${path} on our site. Did you mean one of these?</p>${links(['/next', '/offers'])}`,
    );
  const { result } = await scanSite(
    { pages: { '/': page(links(['/one'])) }, otherwise: everywhere },
    { level: 'normal' },
  );
  expect(result.pages).toBe(2);
});

test('a scan that waits for the answer to a probe can be cancelled', async () => {
  const controller = new AbortController();
  let asked = 0;
  const scan = scanSite(
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

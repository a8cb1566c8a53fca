import { expect, test } from 'vitest';
import { page, scanPages } from '../testing/scan-pages.ts';
import { links } from '../testing/site-page.ts';

test('the same page under many addresses is read once', async () => {
  const copies = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`/${name}`, page('The same text.')]));
  const { result } = await scanPages({ pages: { '/': page(links(Object.keys(copies))), ...copies } });
  expect(result.pages).toBe(2);
});

test('the folder of a linked picture is opened, and the error page is looked at', async () => {
  const listing = {
    body: '<title>Index of /uploads/</title><h1>Index of /uploads/</h1><a href="customers.csv">customers.csv</a>',
  };
  const { result } = await scanPages({
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
  const control = await scanPages({ pages: { '/': page('Hello'), '/info.php': everywhere } });
  expect(control.result.findings.map(({ variant }) => variant)).toContain('phpinfo');
  const { result } = await scanPages({ pages: { '/': page('Hello') }, otherwise: () => everywhere });
  expect(result.findings.map(({ variant }) => variant)).not.toContain('phpinfo');
});

test.each([
  ['Wix', { 'x-wix-request-id': '1' }],
  ['Shopify', { 'powered-by': 'Shopify' }],
  ['Squarespace', { server: 'Squarespace' }],
])('on %s no parameter is tried, and its settings are marked', async (platform, headers) => {
  const { result, requests } = await scanPages({
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

test('copies of the programs that the crawl found are looked for', async () => {
  const copy = { type: 'text/plain', body: '<?php\necho "offer";' };
  const pages = { '/': page(links(['/shop/offer.php', '/about.html'])), '/shop/offer.php': page('Offer') };
  const { result, paths } = await scanPages({ pages: { ...pages, '/shop/offer.php.bak': copy } });
  expect(result.findings.filter(({ checkId }) => checkId === 'E09').map(({ facts }) => facts.path)).toEqual([
    '/shop/offer.php.bak',
  ]);
  expect(paths).toContain('/shop/offer.php~');
  expect(paths).not.toContain('/about.html.bak');
  // A site that answers every such name with a program's text has no copy.
  const everywhere = await scanPages({ pages, otherwise: () => copy });
  expect(everywhere.result.findings.map(({ facts }) => facts.path)).not.toContain('/shop/offer.php.bak');
});

test('a made-up host is tried on pages that programs make, not only on the start page', async () => {
  const forgotten = (_: URL, headers: Readonly<Record<string, unknown>>) =>
    page(`<form action="https://${headers['x-forwarded-host'] ?? headers.host}/send"><input name="name"></form>`);
  const { result } = await scanPages({ pages: { '/': page(links(['/forgotten'])), '/forgotten': forgotten } });
  expect(result.findings.filter(({ checkId }) => checkId === 'A14').map(({ url }) => new URL(url).pathname)).toEqual([
    '/forgotten',
  ]);
});

test('pages for what is not there are not followed, whatever their status and although they quote the address', async () => {
  const everywhere = (path: string) =>
    page(
      `<p>There is no such page as ${path} on our site. Did you mean one of these?</p>${links(['/next', '/offers'])}`,
    );
  const { result } = await scanPages(
    { pages: { '/': page(links(['/one'])) }, otherwise: everywhere },
    { level: 'normal' },
  );
  expect(result.pages).toBe(2);
});

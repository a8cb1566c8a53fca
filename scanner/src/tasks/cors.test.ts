import { expect, test } from 'vitest';
import { page, scanPages } from '../../testing/scan-pages.ts';
import { links, type Program } from '../../testing/site-page.ts';

/** Data that another website may read with the visitor's cookies, when it is the one that the program takes it for. */
const sharedWith =
  (isFriend: (origin: URL) => boolean, otherwise = 'https://partner.example'): Program =>
  ({ pathname }, { origin = '' }) => ({
    type: 'application/json',
    body: JSON.stringify({ orders: pathname }),
    headers: {
      'access-control-allow-credentials': 'true',
      'access-control-allow-origin':
        typeof origin === 'string' && URL.canParse(origin) && isFriend(new URL(origin)) ? origin : otherwise,
    },
  });

test('an origin that is compared by a part of its name is seen on a site without a name too', async () => {
  const { result, paths } = await scanPages({
    pages: {
      '/': page(links(['/api/by-end', '/api/by-start', '/api/whole', '/api/below'])),
      '/api/by-end': sharedWith(({ hostname }) => hostname.endsWith('partner.example')),
      '/api/by-start': sharedWith(({ origin }) => origin.startsWith('http://127.0.0.1'), '*'),
      '/api/whole': sharedWith(({ origin }) => origin === 'https://partner.example'),
      '/api/below': sharedWith(({ hostname }) => `.${hostname}`.endsWith('.partner.example')),
    },
  });
  const found = result.findings
    .filter(({ checkId }) => checkId === 'P22')
    .flatMap(({ urls }) => urls.map((url) => new URL(url).pathname));
  expect(found).toEqual(['/api/by-end', '/api/by-start']);
  // One of the crawl, and one for each made-up website.
  const asked = (path: string) => paths.filter((one) => one === path).length;
  expect([asked('/api/by-end'), asked('/api/whole'), asked('/api/below')]).toEqual([4, 5, 5]);
});

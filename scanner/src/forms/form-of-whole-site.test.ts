import { expect, test } from 'vitest';
import { page, scanPages } from '../../testing/scan-pages.ts';
import { links, type SitePages } from '../../testing/site-page.ts';

const PATHS = Array.from({ length: 30 }, (_, index) => `/about-${'abcdefghijklmno'.charAt(index % 15)}${index}`);
const header = (path: string) => `<form method="post" action="${path}"><input name="hint"></form>`;
const own = '<form method="post" action="/own"><input name="hint"></form>';

test('a form of the header that posts to whatever page it is on is one form of the whole site', async () => {
  const pages: SitePages = Object.fromEntries([
    ['/', page(header('/') + links(PATHS))],
    ...PATHS.map((path, index) => [path, page(`${header(path)}<p>All about ${path}.</p>${index === 28 ? own : ''}`)]),
    ['/own', page('<p>Thank you.</p>')],
  ]);
  const { result, requests } = await scanPages({ pages }, { level: 'normal' });
  const posts = requests.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(new Set(posts)).toEqual(new Set(['/', '/own']));
  expect(posts.filter((url) => url === '/').length).toBeLessThanOrEqual(40);
  expect(result.extent?.forms).toEqual({ found: 2, tried: 2, left: {} });
  expect(result.extent?.inputs).toEqual({ found: 2, tried: 2, left: {} });
});

import { expect, test } from 'vitest';
import { escaped } from '../../../testing/answers.ts';
import { page, scanPages } from '../../../testing/scan-pages.ts';
import { links, type Program } from '../../../testing/site-page.ts';

const PAGES = 9;

/** Repeats its whole address, as forms that lead to themselves do, and makes it harmless. */
const careful: Program = ({ pathname, search }) =>
  page(
    `<form action="${escaped(decodeURIComponent(pathname + search))}"><input name="q"></form><p>${escaped(decodeURIComponent(pathname))}</p>`,
  );

test('a page that makes its address harmless costs one request, and so do two of a build alone', async () => {
  const programs = Array.from({ length: PAGES }, (_, index) => `/office/desk-${'abcdefghi'.charAt(index)}.php`);
  const served = programs.flatMap((path) => [
    [path, careful],
    [`${path}/*`, careful],
  ]);
  const { result, paths } = await scanPages(
    {
      pages: {
        '/': page(links([...programs, '/rooms/blue'])),
        '/rooms/blue': page('<p>A blue room.</p>'),
        ...Object.fromEntries(served),
      },
    },
    { level: 'normal' },
  );
  expect(result.findings.filter(({ checkId }) => checkId === 'A01')).toEqual([]);
  // A part of the path, a name and a value, each with signs of markup; of the folder of plain pages too.
  const asked = paths.filter((path) => /%3C|%22/.test(path) && !path.includes('q='));
  expect(asked.map((path) => path.split('zq')[0]).sort()).toEqual([
    expect.stringMatching(/^\/office\/desk-\w\.php\/$/),
    expect.stringMatching(/^\/office\/desk-\w\.php\/$/),
    '/rooms/',
  ]);
});

test('a level that only reads what the site names asks for none', async () => {
  const { paths } = await scanPages({ pages: { '/': page(links(['/desk.php'])), '/desk.php': careful } });
  expect(paths.filter((path) => path.startsWith('/desk.php/'))).toEqual([]);
});

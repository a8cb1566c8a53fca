import { expect, test } from 'vitest';
import { escaped } from '../../../testing/answers.ts';
import { createFakePaceClock } from '../../../testing/fake-pace-clock.ts';
import { ECHOED_ADDRESSES } from '../../../testing/reach/echoed-addresses.ts';
import { page, scanPages } from '../../../testing/scan-pages.ts';
import { scanNow } from '../../../testing/scan-test-site.ts';
import { links, type Program } from '../../../testing/site-page.ts';
import { startSiteServer } from '../../../testing/site-server.ts';
import type { Focus } from '../../focus.ts';

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

test('one program with many pages is asked for each that its parameter decides', async () => {
  const PAGES_OF_ONE = ['news', 'team', 'shop', 'jobs', 'visit', 'list'];
  // Three of one build: the last of them is the flawed one.
  const shapes = ['ul', 'ol', 'dl', 'pre', 'ul', 'ul'];
  const program: Program = ({ searchParams }) => {
    const name = searchParams.get('page') ?? '';
    const shape = shapes[PAGES_OF_ONE.indexOf(name)] ?? 'p';
    const names = [...searchParams.keys()].filter((one) => one !== 'page');
    const next = names.map((one) => `&${name === 'list' ? one : escaped(one)}=1`).join('');
    return page(`<${shape}></${shape}><a href="/index.php?page=${escaped(name)}${next}">Next</a>`);
  };
  const { result } = await scanPages(
    {
      pages: {
        '/': page(links(PAGES_OF_ONE.map((name) => `/index.php?page=${name}`))),
        '/index.php': program,
        '/index.php/*': program,
      },
    },
    { level: 'normal' },
  );
  const found = result.findings.filter(({ checkId }) => checkId === 'A01');
  expect(found.map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['list']);
});

test('a level that only reads what the site names asks for none', async () => {
  const { paths } = await scanPages({ pages: { '/': page(links(['/desk.php'])), '/desk.php': careful } });
  expect(paths.filter((path) => path.startsWith('/desk.php/'))).toEqual([]);
});

test('each is found again by a look at it alone', async () => {
  const server = await startSiteServer({
    pages: {
      '/': page(links(['/desk.php', '/shelf-of?by=price', '/card?of=ann', '/back-office/ledger'])),
      ...Object.assign({}, ...ECHOED_ADDRESSES.map(({ pages }) => pages('flawed'))),
    },
  });
  const settings = { scanId: 'echo', level: 'normal', allowedHosts: ['127.0.0.1'], userAgentContact: 'test' } as const;
  const scan = (focus?: Focus) =>
    scanNow(
      { ...settings, url: `http://127.0.0.1:${server.port}/`, ...(focus === undefined ? {} : { focus }) },
      { clock: createFakePaceClock() },
    );
  try {
    const { findings } = await scan();
    const made = findings.filter(({ checkId }) => checkId === 'A01');
    expect(made.length).toBeGreaterThanOrEqual(4);
    for (const { checkId, urls, subject, fingerprint } of made) {
      const alone = await scan({ checkId, urls, subject });
      expect(
        alone.findings.map((one) => one.fingerprint),
        subject,
      ).toContain(fingerprint);
    }
  } finally {
    await server.close();
  }
});

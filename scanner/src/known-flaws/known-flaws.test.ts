import { expect, test } from 'vitest';
import { createFakePaceClock } from '../../testing/fake-pace-clock.ts';
import { APACHE_FLAWS, TEST_FLAWS } from '../../testing/known-flaws.ts';
import { scanNow } from '../../testing/scan-test-site.ts';
import { htmlPage, type SitePages } from '../../testing/site-page.ts';
import { type SiteOptions, startSiteServer } from '../../testing/site-server.ts';
import type { Focus } from '../focus.ts';

async function scan(
  pages: SitePages,
  options: Partial<SiteOptions> = {},
  knownFlaws = TEST_FLAWS,
  focus?: (origin: string) => Focus,
) {
  const server = await startSiteServer({ pages, ...options });
  const settings = {
    scanId: 'flaws',
    url: `http://127.0.0.1:${server.port}/`,
    level: 'safe' as const,
    allowedHosts: ['127.0.0.1'],
    ...(focus === undefined ? {} : { focus: focus(`http://127.0.0.1:${server.port}`) }),
  };
  try {
    const result = await scanNow(
      { ...settings, userAgentContact: 'https://portal.example/scanning', knownFlaws },
      { clock: createFakePaceClock() },
    );
    const found = result.findings.filter(({ checkId }) => checkId === 'P28' || checkId === 'P13');
    return { found, asked: server.requests.map(({ url }) => url), notTested: result.notTested };
  } finally {
    await server.close();
  }
}

const dough = (version: string) => ({
  body: htmlPage(
    'Bakery',
    '<img src="/blog/dough/logo.png" alt="">',
    `<meta name="generator" content="Dough CMS ${version}">`,
  ),
});
const text = (body: string) => ({ body, type: 'text/plain' });

test('a version is asked for in the folder of the product, and one finding names all its flaws, the exploited first', async () => {
  const { found, asked } = await scan({ '/': dough('2.0'), '/blog/dough/version.txt': text('Dough CMS 2.3.9') });
  expect(found.map(({ variant, subject, facts }) => [variant, subject, facts])).toEqual([
    [
      'flaw-exploited',
      'Dough CMS',
      {
        product: 'Dough CMS',
        group: 'other',
        version: '2.3.9',
        path: '/blog/dough/version.txt',
        count: '2',
        identifiers: 'CVE-2025-10002 (2025-03-01), CVE-2024-10001',
        fixedIn: '2.5',
        summary: expect.any(String),
        advice: expect.any(String),
        exploitedSince: '2025-03-01',
      },
    ],
  ]);
  expect(asked.filter((url) => url.includes('version.txt'))).toEqual(['/blog/dough/version.txt']);
});

test('the sound twin of each is not accused, and what nobody shows is asked for once', async () => {
  const { found, asked } = await scan({
    '/': dough('2.6'),
    '/blog/dough/version.txt': text('Dough CMS 2.6'),
    '/oven/login': { body: 'build-2 patched', headers: { 'x-oven': 'Oven' } },
  });
  expect(found).toEqual([]);
  expect(asked.filter((url) => url === '/oven/login')).toHaveLength(1);
});

test('a branch alone is claimed only where each of its versions is flawed, and what is seen later corrects it', async () => {
  const branch = async (version: string) =>
    (await scan({ '/': dough(version) })).found.map(({ facts }) => facts.identifiers);
  expect(await branch('1')).toEqual(['CVE-2025-10002 (2025-03-01)']);
  expect(await branch('2')).toEqual([]);
  const { found } = await scan({ '/': dough('1'), '/blog/dough/version.txt': text('Dough CMS 2.5.1') });
  expect(found).toEqual([]);
});

test('an answer that only a flawed version gives is a finding without a version', async () => {
  const { found } = await scan({
    '/': { body: htmlPage('Bakery', '') },
    '/oven/login': { body: 'build-2', headers: { 'x-oven': 'Oven' } },
  });
  expect(found.map(({ variant, facts }) => [variant, facts.identifiers, facts.version])).toEqual([
    ['flaw-high', 'CVE-2026-10003', '(affected version)'],
  ]);
});

test('a question in an address is asked as it is written, and its answer proves a flaw', async () => {
  const path = '/oven/graphql?query={users(first:1){nodes{id}}}';
  const products = TEST_FLAWS.products
    .filter(({ slug }) => slug === 'oven-vpn')
    .map((product) => ({
      ...product,
      tells: product.tells.map((tell) => ({ ...tell, path })),
      flaws: product.flaws.map((flaw) => ({ ...flaw, answer: { path, status: [200], pattern: '"id":"User/\\d' } })),
    }));
  const { found, asked } = await scan(
    { '/': { body: htmlPage('Bakery', '') }, [path]: { body: '{"id":"User/1"}', type: 'application/json' } },
    {},
    { ...TEST_FLAWS, products },
  );
  expect(found.map(({ facts }) => facts.identifiers)).toEqual(['CVE-2026-10003']);
  expect(asked.filter((url) => url.startsWith('/oven/'))).toEqual([path]);
});

test('old software with known flaws is one finding, which says both', async () => {
  const { found } = await scan(
    { '/': { body: htmlPage('Bakery', '') } },
    { headers: { server: 'Apache/2.2.15' } },
    APACHE_FLAWS,
  );
  expect(found.map(({ checkId, subject }) => `${checkId} ${subject}`)).toEqual(['P28 Apache HTTP Server']);
  expect(found[0]?.evidence.words?.map(({ name }) => name)).toEqual(['knownFlaw', 'endOfLife']);
});

test('a distribution that repairs without a new number is not accused', async () => {
  const { found } = await scan(
    { '/': { body: htmlPage('Bakery', '') } },
    { headers: { server: 'Apache/2.4.38 (Debian)' } },
    APACHE_FLAWS,
  );
  expect(found).toEqual([]);
});

test.each([
  ['is still there', '2.3.9', ['flaw-exploited']],
  ['was updated', '2.5', []],
])('a look at one product alone sees that it %s, by the address that told it', async (_, version, expected) => {
  const pages = { '/': dough('2.0'), '/blog/dough/version.txt': text(`Dough CMS ${version}`) };
  const focus = (origin: string): Focus => ({
    checkId: 'P28',
    urls: [`${origin}/blog/dough/version.txt`],
    subject: 'Dough CMS',
  });
  const { found, asked, notTested } = await scan(pages, {}, TEST_FLAWS, focus);
  expect(found.map(({ variant }) => variant)).toEqual(expected);
  expect(notTested).toEqual([]);
  expect(asked.length).toBeLessThan(8);
});

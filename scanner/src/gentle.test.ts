import { expect, test } from 'vitest';
import { page, scanPages } from '../testing/scan-pages.ts';
import type { Program, SitePages } from '../testing/site-page.ts';

const form = (action: string, inputs: string) =>
  `<form method="post" action="${action}">${inputs}<button>Send</button></form>`;

/** A guest book that shows its entries, with or without making them harmless. */
function guestBook(show: (entry: string) => string) {
  const entries: string[] = [];
  const book: Program = (_, __, { method, fields }) => {
    if (method === 'POST') entries.push(fields.get('entry') ?? '');
    return page(
      `${form('/book', '<input name="writer"><textarea name="entry"></textarea>')}${entries.map(show).join('')}`,
    );
  };
  return { entries, pages: { '/': page('<a href="/book">Guest book</a>'), '/book': book } satisfies SitePages };
}

test.each(['normal', 'full'] as const)(
  'a guest book gets three entries at most and is counted, at %s',
  async (level) => {
    const flawed = guestBook((entry) => `<p>${entry}</p>`);
    const { result } = await scanPages({ pages: flawed.pages }, { level });
    expect(result.findings.map(({ variant }) => variant)).toContain('input-becomes-markup');
    expect(flawed.entries.length).toBeLessThanOrEqual(3);
    expect(result.traces.entries).toBe(flawed.entries.length);
    const sound = guestBook((entry) => `<p>${entry.replaceAll('<', '&lt;')}</p>`);
    const quiet = await scanPages({ pages: sound.pages }, { level });
    expect(quiet.result.findings.map(({ variant }) => variant)).not.toContain('input-becomes-markup');
    expect(sound.entries).toHaveLength(1);
    expect(quiet.result.traces.entries).toBe(1);
  },
);

test('what a form refuses, and searches, leave nothing', async () => {
  const pages: SitePages = {
    '/': page(`${form('/find', '<input type="search" name="q">')}${form('/ask', '<input name="about">')}`),
    '/find': page('Nothing found.'),
    '/ask': { ...page('No.'), status: 422 },
  };
  expect((await scanPages({ pages }, { level: 'normal' })).result.traces.entries).toBe(0);
});

test('forms are sent in cookies of their own: what they set is not there afterwards', async () => {
  const seen: string[] = [];
  const note = (headers: { cookie?: string | undefined }) => seen.push(headers.cookie ?? '');
  const pages: SitePages = {
    '/': (_, headers) => {
      note(headers);
      return { ...page('<a href="/settings">Settings</a>'), headers: { 'set-cookie': 'visit=1; Path=/' } };
    },
    '/settings': (_, headers, { method }) => {
      if (method === 'POST') return { ...page('Set.'), headers: { 'set-cookie': 'level=changed; Path=/' } };
      note(headers);
      return page(form('/settings', '<select name="level"><option>low</option></select><input name="name">'));
    },
    '/later': (_, headers) => {
      note(headers);
      return page('Later.');
    },
  };
  const { result } = await scanPages({ pages }, { level: 'normal' });
  expect(result.traces.entries).toBeGreaterThan(0);
  // The form's own pages are read with its cookies; the scan's visit never has the setting.
  expect(seen.filter((cookie) => cookie.includes('visit=1') && cookie.includes('level=changed'))).toEqual([]);
});

/** A site with a link that changes how it answers everybody. */
function switchable(back: 'same link' | 'never') {
  let isOn = false;
  let followed = 0;
  const leads = { status: 302, body: '', headers: { location: '/closed' } };
  const pages: SitePages = {
    '/': () =>
      isOn ? leads : page('<a href="/tools?do=toggle-maintenance">Maintenance</a><a href="/about">About</a>'),
    '/tools': () => {
      followed += 1;
      isOn = back === 'never' ? true : !isOn;
      return page('Done.');
    },
    '/about': page('About'),
    '/closed': page('Closed'),
  };
  return { pages, isOn: () => isOn, followed: () => followed };
}

test.each([
  ['same link', true],
  ['never', false],
] as const)('a link that turns the whole site is noticed: back by %s', async (back, isUndone) => {
  const site = switchable(back);
  const { result } = await scanPages({ pages: site.pages });
  const [turn] = result.traces.turns;
  expect(turn).toMatchObject({ isUndone });
  expect(turn?.address).toContain('/tools?do=');
  expect(site.isOn()).toBe(!isUndone);
  // Nothing is tried on its input.
  expect(site.followed()).toBe(2);
  expect(result.traces.isStartChanged).toBe(!isUndone);
  expect(result.extent?.addresses).toEqual({ found: 3, tried: 3, left: {} });
});

test('a link that only sounds like a switch is read like any other', async () => {
  const pages: SitePages = {
    '/': page('<a href="/tools?do=toggle-view">View</a><a href="/blog/how-to-enable-https-on-your-site">Blog</a>'),
    '/tools': page('<a href="/behind">Behind</a>'),
    '/blog/how-to-enable-https-on-your-site': page('Blog'),
    '/behind': page('Behind'),
  };
  const { result, paths } = await scanPages({ pages });
  expect(result.traces).toEqual({ entries: 0, turns: [], switchesLeft: 0, isStartChanged: false });
  expect(paths).toContain('/behind');
  expect(paths.filter((path) => path.startsWith('/blog'))).toHaveLength(1);
});

test('the quick look leaves switches alone and says so', async () => {
  const site = switchable('never');
  const { result } = await scanPages({ pages: site.pages }, { level: 'lightning' });
  expect(site.isOn()).toBe(false);
  expect(result.traces.switchesLeft).toBe(1);
  expect(result.extent?.addresses.left).toEqual({ WARNED: 1 });
});

test('what waits behind links that look like switches is read after them', async () => {
  const links = ['toggle-a', 'toggle-b', 'toggle-c', 'show-d', 'show-e', 'show-f'].map((word) => `/tools?do=${word}`);
  const pages: SitePages = {
    '/': page(links.map((link) => `<a href="${link}">Tool</a>`).join('')),
    '/tools': ({ search }) => page(`Tool ${search}`),
  };
  const { result, requests } = await scanPages({ pages });
  const asked = requests.map(({ url }) => url);
  for (const link of links) expect(asked).toContain(link);
  expect(result.traces.switchesLeft).toBe(0);
});

test('a safe scan asks for nothing that robots.txt forbids, and says what it left out', async () => {
  const robots = { type: 'text/plain', body: 'User-agent: *\nDisallow: /' };
  const pages: SitePages = { '/': page('<a href="/about">About</a>'), '/about': page('About'), '/robots.txt': robots };
  const { result, requests } = await scanPages({ pages });
  // The address that the owner entered, what says where not to go, and what is there for programs.
  const asked = new Set(requests.map(({ method, url }) => `${method} ${url}`));
  expect(asked).toEqual(new Set(['GET /', 'GET /robots.txt', 'GET /sitemap.xml', 'GET /.well-known/security.txt']));
  expect(result.notTested).toContainEqual({ checkId: 'A16', reason: 'ROBOTS' });
});

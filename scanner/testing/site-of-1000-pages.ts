import { htmlPage, links, type SitePages } from './site-page.ts';

const SECTIONS = 20;
const ARTICLES = 40;
const ITEMS = 150;
const LETTERS = 'abcdefghijklmnopqrst';

const letter = (index: number) => LETTERS.charAt(index);
const section = (index: number) => `/section-${letter(index)}`;
const article = (index: number, number: number) =>
  `${section(index)}/about-${letter(number % 20)}${letter(Math.floor(number / 20))}`;

const ITEM_LINKS = Array.from({ length: ITEMS }, (_, index) => `/item.php?id=${index + 1}`);
const FILES = Array.from({ length: 15 }, (_, index) => `/files/leaflet-${letter(index)}.pdf`);
const PRIVATE = Array.from({ length: 10 }, (_, index) => `/private/${letter(index)}`);
const WARNED = ['/logout', '/cart/add-to-cart/7', '/account/delete?id=3'];
const ELSEWHERE = ['https://elsewhere.example/', 'https://elsewhere.example/map'];

const sections = Array.from({ length: SECTIONS }, (_, index) => section(index));
const articlesOf = (index: number) => Array.from({ length: ARTICLES }, (_, number) => article(index, number));

/** Every address that a page of the site leads to, the start page included. */
export const LINKED_ADDRESSES: readonly string[] = [
  '/',
  ...sections,
  ...sections.flatMap((_, index) => articlesOf(index)),
  ...['/items', ...ITEM_LINKS],
  ...[...FILES, ...PRIVATE, ...WARNED, ...ELSEWHERE],
];

const FORMS = {
  /** Forms of the site: a question, one that is sent, one that changes something, and one that goes elsewhere. */
  ask: '<form action="/section-a"><input name="topic"><button name="go" value="1">Go</button></form>',
  note: '<form method="post" action="/note"><input name="note"><input type="password" name="pin"></form>',
  remove: '<form method="post" action="/account/remove"><input name="why"><button>Delete</button></form>',
  away: '<form method="post" action="https://elsewhere.example/join"><input name="name"></form>',
} as const;

const page = (title: string, body: string) => ({ body: htmlPage(title, body) });
const words = (text: string) => `<p>${[...text].map((one) => `${one}${one}ord of ${text}`).join(', ')}.</p>`;

/** A site of a thousand pages and a bit, of which everything that leads to another is known. */
export const SITE_OF_1000_PAGES: SitePages = Object.fromEntries([
  ['/', page('Start', links([...sections, '/items', ...WARNED, ...ELSEWHERE]) + Object.values(FORMS).join(''))],
  ['/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /private/\n' }],
  ...sections.map((path, index) => [
    path,
    page(`Section ${letter(index)}`, links([...articlesOf(index), ...(index === 0 ? [...FILES, ...PRIVATE] : [])])),
  ]),
  ...sections.flatMap((_, index) =>
    articlesOf(index).map((path) => [path, page(path.slice(1), `${words(path.slice(-8))}${links(sections)}`)]),
  ),
  ['/items', page('Items', links(ITEM_LINKS))],
  ['/item.php', (url: URL) => page('Item', `<p>Item ${Number(url.searchParams.get('id'))} is a lamp.</p>`)],
  ['/note', page('Note', '<p>Thank you.</p>')],
]);

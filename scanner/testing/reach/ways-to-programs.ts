import { escaped } from '../answers.ts';
import { htmlPage, links, type SitePages } from '../site-page.ts';
import { REFLECTED, type ReachPair, reachPage, sentence } from './reach-pair.ts';

const shown = (isFlawed: boolean, value: string | null) => (isFlawed ? (value ?? '') : escaped(value ?? ''));

/** Looks for its button before it looks for anything else. */
const button = (isFlawed: boolean): SitePages => ({
  '/pressed': (url) => {
    const form = '<form><input name="town"><input type="submit" name="Submit" value="Search"></form>';
    const answer = `<p>Nothing in ${shown(isFlawed, url.searchParams.get('town'))}.</p>`;
    return reachPage('Towns', url.searchParams.has('Submit') ? form + answer : form);
  },
});

const PROGRAMS = 80;
const LATE = 75;

/** Many programs that call their parameter the same, of which one late one trusts it. */
const manyPrograms = (isFlawed: boolean): SitePages => ({
  '/programs': reachPage(
    'Programs',
    links(Array.from({ length: PROGRAMS }, (_, index) => `/programs/no-${index + 1}.php?term=lamp`)),
  ),
  '/programs/*': (url) => {
    const isTrusting = isFlawed && url.pathname.endsWith(`/no-${LATE}.php`);
    return reachPage('Program', `<p>For ${shown(isTrusting, url.searchParams.get('term'))} there is nothing.</p>`);
  },
});

/** Its address speaks of something that a link may do. */
const slug = (isFlawed: boolean): SitePages => ({
  '/guides': reachPage('Guides', links(['/guides/how-to-install-windows?reader=ann'])),
  '/guides/how-to-install-windows': (url) =>
    reachPage('How to install windows', `<p>Good day, ${shown(isFlawed, url.searchParams.get('reader'))}.</p>`),
});

const BRANCHES = 40;
const LINKING = 33;
const BRANCH_MENU = `<ul>${Array.from(
  { length: BRANCHES },
  (_, index) => `<li><a href="/branches/${letters(index)}">${sentence(index)}</a></li>`,
).join('')}</ul>`;

function letters(index: number): string {
  return `${'abcdefghij'.charAt(index % 10)}${'klmn'.charAt(Math.floor(index / 10))}-street`;
}

/** Pages with a long menu and a short text; one of the last leads to a program. */
const menus = (isFlawed: boolean): SitePages => ({
  '/branches': reachPage('Branches', BRANCH_MENU),
  '/branches/*': (url) => {
    const message = url.searchParams.get('message');
    const link = url.pathname.endsWith(`/${letters(LINKING)}`)
      ? '<a href="/branches/board?message=hello">Board</a>'
      : '';
    return reachPage(
      'Branch',
      `${BRANCH_MENU}<p>${message === null ? `Welcome to house ${url.pathname.length * 7 + url.pathname.charCodeAt(10)}, of ${url.pathname.charCodeAt(11)}.` : shown(isFlawed, message)}</p>${link}`,
    );
  },
});

/** A page that says that it is gone, and repeats where somebody came from. */
const gone = (isFlawed: boolean): SitePages => ({
  '/moved-away': reachPage('Moved away', links(['/gone?from=mail'])),
  '/gone': (url) => ({
    status: 404,
    body: htmlPage(
      'Gone',
      `<p>${sentence(4)}</p><p>You came from ${shown(isFlawed, url.searchParams.get('from'))}.</p>`,
    ),
  }),
});

const QUERY = { ...REFLECTED, place: 'query', level: 'safe' } as const;

export const WAYS_TO_PROGRAMS: readonly ReachPair[] = [
  {
    ...{ ...QUERY, parameter: 'town', path: '/pressed', context: 'the button is part of the question' },
    pages: (side) => button(side === 'flawed'),
  },
  {
    ...{ ...QUERY, parameter: 'term', path: '/programs/no-75.php', context: 'one of many parameters of one name' },
    pages: (side) => manyPrograms(side === 'flawed'),
  },
  {
    ...{
      ...QUERY,
      parameter: 'reader',
      path: '/guides/how-to-install-windows',
      context: 'an everyday word in the address',
    },
    pages: (side) => slug(side === 'flawed'),
  },
  {
    ...{
      ...QUERY,
      parameter: 'message',
      path: '/branches/board',
      context: 'a link on a page that is like its siblings',
    },
    pages: (side) => menus(side === 'flawed'),
  },
  {
    ...{ ...QUERY, parameter: 'from', path: '/gone', context: 'in a page that says that it is not there' },
    pages: (side) => gone(side === 'flawed'),
  },
];

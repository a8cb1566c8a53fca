import { escaped } from '../answers.ts';
import { askDatabase } from '../cases/case-database.ts';
import { links, type Program, type SitePages } from '../site-page.ts';
import { REFLECTED, type ReachPair, reachPage, sentence } from './reach-pair.ts';

const DEPARTMENTS = 70;
const WITH_FORM = 64;
const name = (index: number) =>
  `/departments/${'abcdefghij'.charAt(index % 10)}${'klmnopq'.charAt(Math.floor(index / 10))}`;

/** Two forms of the header on every page, which post to whatever page they are on; one late page has a form of its own. */
function departments(isFlawed: boolean): SitePages {
  const header = (path: string) =>
    `<form method="post" action="${path}"><select name="tongue"><option>en</option><option>de</option></select></form>` +
    `<form method="post" action="${path}"><input name="hint"></form>`;
  const program: Program = ({ pathname }, _, { method, fields }) => {
    const index = Array.from({ length: DEPARTMENTS }, (__, number) => name(number)).indexOf(pathname);
    const own = '<form method="post" action="/departments/order-of-day"><input name="point"></form>';
    if (pathname === '/departments/order-of-day') {
      const point = method === 'POST' ? (fields.get('point') ?? '') : '';
      return reachPage('Points', `<p>Noted: ${isFlawed ? point : escaped(point)}</p>`);
    }
    return reachPage('Department', `${header(pathname)}<p>${sentence(index)}</p>${index === WITH_FORM ? own : ''}`);
  };
  return {
    '/departments': reachPage('Departments', links(Array.from({ length: DEPARTMENTS }, (_, index) => name(index)))),
    '/departments/*': program,
  };
}

/** Takes three values as JSON and asks the database with the last one alone. */
function lists(isFlawed: boolean): SitePages {
  const call = `fetch('/api/lists', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ reader: 'ann', town: 'bonn', list: 'lamp' }) })`;
  return {
    '/lists-page': reachPage('Lists', `<script>function send() { ${call}; }</script>`),
    '/api/lists': (_, __, { method, body }) => {
      if (method !== 'POST' || !/^\s*\{/.test(body)) return { status: 405, body: '' };
      const { reader, town, list }: Readonly<Record<string, unknown>> = JSON.parse(body);
      if (!/^[\w@. ]+$/.test(`${reader} ${town}`))
        return { type: 'application/json', status: 400, body: '{"done":null}' };
      const value = isFlawed ? String(list) : String(list).replaceAll("'", "''");
      const { error } = askDatabase(`SELECT * FROM things WHERE name = '${value}'`);
      // Says the same whatever it finds, and nothing of why it failed.
      return { type: 'application/json', status: error === null ? 200 : 500, body: `{"done":${error === null}}` };
    },
  };
}

export const SHARED_LIMITS: readonly ReachPair[] = [
  {
    ...{ ...REFLECTED, place: 'form', parameter: 'point', path: '/departments/order-of-day', level: 'normal' },
    context: 'a form of its own among those of a header',
    pages: (side) => departments(side === 'flawed'),
  },
  {
    ...{
      checkId: 'A05',
      class: 'SQL injection',
      place: 'json',
      parameter: 'list',
      path: '/api/lists',
      level: 'normal',
    },
    context: 'the last of three values that share a limit',
    pages: (side) => lists(side === 'flawed'),
  },
];

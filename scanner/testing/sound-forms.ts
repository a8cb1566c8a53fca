import { escaped } from './answers.ts';
import { API, objectIn, type Wait } from './flawed-forms.ts';
import { htmlPage, type Program, type SitePage, type SitePages } from './site-page.ts';

const page = (title: string, body: string): SitePage => ({ body: htmlPage(title, body) });
const formOf = (path: string, inputs: string, encoding = '') =>
  `<form method="post" action="${path}"${encoding}>${inputs}<button>Send</button></form>`;

const formPage =
  (path: string, inputs: string, answer: (value: (name: string) => string) => string, encoding = ''): Program =>
  (_, __, { method, fields }) =>
    page('Form', method === 'POST' ? answer((name) => fields.get(name) ?? '') : formOf(path, inputs, encoding));

const json = (value: unknown, status = 200): SitePage => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** A parser that knows a document's own entities, but none of the server's files. */
export function parsedXml(document: string): string {
  const entities = new Map(
    [...document.matchAll(/<!ENTITY (\w+) "([^"]*)">/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const text = document.replace(/^[\s\S]*?\]>/, '').replace(/<[^>]*>/g, '');
  return text.replace(/&(\w+);/g, (_, name: string) => entities.get(name) ?? '');
}

const lesson = (value: string) =>
  `<p>${escaped(value)}: what "You have an error in your SQL syntax" and ORA-01756 mean</p>`;

/** The harmless twins of the flawed forms: they look the same and handle well what they get. */
export function soundForms(wait: Wait): SitePages {
  const entries: string[] = [];
  let token = 'token-0';
  let asked = 0;
  return {
    '/welcome-form': formPage(
      '/welcome-form',
      '<input name="visitor">',
      (value) => `<p>Hello ${escaped(value('visitor'))}</p>`,
    ),
    '/note-form': formPage(
      '/note-form',
      '<input name="note"><input type="file" name="picture">',
      (value) => `<input name="note" value="${escaped(value('note'))}">`,
      ' enctype="multipart/form-data"',
    ),
    '/pin-form': formPage('/pin-form', '<input type="password" name="pin">', () => '<p>Nobody has it.</p>'),
    '/members/enter': formPage(
      '/members/enter',
      '<input name="member"><input type="password" name="secret">',
      (value) => lesson(value('member')),
    ),
    '/team/enter': formPage('/team/enter', '<input name="member"><input type="password" name="secret">', (value) =>
      /^[\w.@ -]*$/.test(value('member')) ? '<p>Wrong name or password.</p>' : '<p>This is no name.</p>',
    ),
    '/stock-form': formPage('/stock-form', '<input type="number" name="article" value="7">', (value) =>
      Number.parseInt(value('article'), 10) === 7 ? '<p>A lamp, 20 euros.</p>' : '<p>There is none.</p>',
    ),
    '/lookup-form': formPage(
      '/lookup-form',
      '<input name="computer">',
      (value) => `<pre>look up: ${escaped(value('computer'))}: unknown</pre>`,
    ),
    '/guestbook': (_, __, { method, fields }) => {
      const isEntry = method === 'POST' && fields.get('form_key') === token;
      if (isEntry) entries.push(fields.get('entry') ?? '');
      token = `token-${Number(token.slice(6)) + 1}`;
      if (method === 'POST') return page('Guest book', isEntry ? '<p>Thank you.</p>' : '<p>The form was too old.</p>');
      const inputs = `<input type="hidden" name="form_key" value="${token}"><input name="writer"><textarea name="entry"></textarea>`;
      return page('Guest book', formOf('/guestbook', inputs));
    },
    '/guestbook/entries': () => page('Entries', `<div>${entries.map(escaped).join('</div><div>')}</div>`),
    '/xml-form': formPage(
      '/xml-form',
      '<textarea name="document">&lt;order&gt;&lt;name&gt;lamp&lt;/name&gt;&lt;/order&gt;</textarea>',
      (value) => `<pre>${escaped(parsedXml(value('document')))}</pre>`,
    ),
    // A site that is now and then slow, whatever is asked.
    '/slow-search': async (url) => {
      asked += 1;
      await wait(asked % 5 === 0 ? 2 : 0);
      return page('Search', `<p>Nothing found for ${escaped(url.searchParams.get('words') ?? '')}.</p>`);
    },
    // Slow with every unusual value, however long it is asked to wait.
    '/slow-lookup': async (url) => {
      await wait(/^\w*$/.test(url.searchParams.get('computer') ?? '') ? 0 : 2);
      return page('Look up', '<p>It will be looked up.</p>');
    },
    '/quoted-article': (url) =>
      page('Article', url.searchParams.get('number') === '7' ? '<p>A lamp, 20 euros.</p>' : '<p>There is none.</p>'),
    '/product/17': page('Product', '<p>A fine thing.</p>'),
    '/product/18': page('Product', '<p>Another fine thing.</p>'),
    '/visits': (_, headers) =>
      page(
        'Visits',
        `<form action="/results"><input name="q"></form>${lesson(headers['x-forwarded-for']?.toString() ?? '')}`,
      ),
    '/colours': (_, headers) => ({
      ...page(
        'Colours',
        `<form action="/results"><input name="q"></form>${lesson(/shade=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? '')}`,
      ),
      headers: { 'set-cookie': '__Host-shade=dark; Path=/; Secure; HttpOnly; SameSite=Lax' },
    }),
    '/results': page('Results', '<p>Nothing found.</p>'),
    '/basket': page(
      'Basket',
      `<script>function add(item) { fetch('/basket/add', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ item, count: 1 }) }); }</script>`,
    ),
    '/basket/add': (_, __, { method, body }) =>
      method === 'POST' ? json({ items: 1, last: objectIn(body) }) : json({}, 405),
    '/api/description': json(API),
    '/api/stock': (url) => json({ stock: 3, for: url.searchParams.get('article') }),
    '/api/shelf/1': json({ row: 1 }),
    '/api/orders-of': (_, __, { method, body }) =>
      method === 'POST' ? json({ orders: [], asked: objectIn(body) }) : json({}, 405),
    '/api/import': (_, __, { method, body }) =>
      method === 'POST' ? { type: 'text/plain', body: `Imported: ${parsedXml(body)}` } : json({}, 405),
  };
}

/** How a visitor comes to each of them. */
export const SOUND_FORM_LINKS = [
  '/welcome-form',
  '/pin-form',
  '/note-form',
  '/members/enter',
  '/team/enter',
  '/stock-form',
  '/lookup-form',
  '/guestbook',
  '/guestbook/entries',
  '/xml-form',
  '/slow-search?words=shoes',
  '/slow-lookup?computer=till',
  '/quoted-article?number=7',
  '/product/17',
  '/product/18',
  '/visits',
  '/colours',
  '/basket',
  '/api/description',
] as const;

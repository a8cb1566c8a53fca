import { escaped, hasQuote, MYSQL_ERROR, withoutTags } from './answers.ts';
import { askShell } from './ask-shell.ts';
import { askDatabase } from './cases/case-database.ts';
import { PASSWD, shellOutput } from './flawed-programs.ts';
import { htmlPage, type Program, type SitePage, type SitePages } from './site-page.ts';

/** Makes a program wait for so many seconds. */
export type Wait = (seconds: number) => Promise<void>;

const page = (title: string, body: string): SitePage => ({ body: htmlPage(title, body) });
const formOf = (path: string, inputs: string, encoding = '') =>
  `<form method="post" action="${path}"${encoding}>${inputs}<button>Send</button></form>`;

/** A page with a form, which answers to what is sent. */
const formPage =
  (
    path: string,
    inputs: string,
    answer: (value: (name: string) => string) => string | Promise<string>,
    encoding = '',
  ): Program =>
  async (_, __, { method, fields }) =>
    page('Form', method === 'POST' ? await answer((name) => fields.get(name) ?? '') : formOf(path, inputs, encoding));

/** What a body holds; nothing when it is no JSON. */
export const objectIn = (body: string): Readonly<Record<string, unknown>> =>
  JSON.parse(/^\s*\{/.test(body) ? body : '{}');

/** Whether a real database finds something. */
const isThing = (condition: string) => askDatabase(`SELECT * FROM things WHERE ${condition}`, 'MySQL').rows > 0;

/** What a parser makes of a document that may declare entities, of the server's files too. */
export function parsedXml(document: string): string {
  const entities = new Map<string, string>();
  for (const [, name = '', system, value = ''] of document.matchAll(/<!ENTITY (\w+) (SYSTEM )?"([^"]*)">/g))
    entities.set(name, system === undefined ? value : value === 'file:///etc/passwd' ? PASSWD : '');
  const text = document.replace(/^[\s\S]*?\]>/, '').replace(/<[^>]*>/g, '');
  return text.replace(/&(\w+);/g, (_, name: string) => entities.get(name) ?? '');
}

export const API = {
  openapi: '3.1.0',
  paths: {
    '/api/stock': { get: { parameters: [{ name: 'article', in: 'query', schema: { type: 'string' } }] } },
    '/api/shelf/{row}': { get: { parameters: [{ name: 'row', in: 'path', schema: { type: 'integer' } }] } },
    '/api/orders-of': {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Customer' } } },
        },
      },
    },
    '/api/import': { post: { requestBody: { content: { 'application/xml': {} } } } },
    '/api/customers': { post: { operationId: 'deleteCustomer', requestBody: { content: { 'application/json': {} } } } },
  },
  components: {
    schemas: { Customer: { type: 'object', properties: { name: { type: 'string' }, count: { type: 'integer' } } } },
  },
};
const json = (value: unknown): SitePage => ({ type: 'application/json', body: JSON.stringify(value) });
const sqlError: SitePage = { status: 500, type: 'text/plain', body: MYSQL_ERROR };

/** Forms, an API and other inputs of the flawed site; each trusts what it gets. Made anew for each site, since some remember. */
export function flawedForms(wait: Wait): SitePages {
  const entries: string[] = [];
  let token = 'token-0';
  return {
    '/welcome-form': formPage('/welcome-form', '<input name="visitor">', (value) => `<p>Hello ${value('visitor')}</p>`),
    '/pin-form': formPage(
      '/pin-form',
      '<input type="password" name="pin">',
      (value) => `<p>Nobody has the number ${value('pin')}.</p>`,
    ),
    '/note-form': formPage(
      '/note-form',
      '<input name="note"><input type="file" name="picture">',
      (value) => `<input name="note" value="${withoutTags(value('note'))}">`,
      ' enctype="multipart/form-data"',
    ),
    '/members/enter': (_, __, { method, fields }) => {
      if (method !== 'POST')
        return page('Enter', formOf('/members/enter', '<input name="member"><input type="password" name="secret">'));
      return hasQuote(fields.get('member') ?? '') ? sqlError : page('Enter', '<p>Wrong name or password.</p>');
    },
    // A sign-in that finds nobody, and hides what its database complains about.
    '/team/enter': formPage('/team/enter', '<input name="member"><input type="password" name="secret">', (value) =>
      /^[^'"]*(?:' AND '(\d+)'='\1)?$/.test(value('member')) || /^[^']*$/.test(value('member'))
        ? '<p>Wrong name or password.</p>'
        : '<p>Something went wrong.</p>',
    ),
    '/stock-form': formPage('/stock-form', '<input type="number" name="article" value="7">', (value) =>
      isThing(`number = ${value('article')}`) ? '<p>A lamp, 20 euros.</p>' : '<p>There is none.</p>',
    ),
    '/lookup-form': formPage(
      '/lookup-form',
      '<input name="computer">',
      async (value) => `<pre>${escaped(await shellOutput(value('computer')))}</pre>`,
    ),
    // Takes an entry only with the token that it gave out last, which is good for one entry.
    '/guestbook': (_, __, { method, fields }) => {
      const isEntry = method === 'POST' && fields.get('form_key') === token;
      if (isEntry) entries.push(fields.get('entry') ?? '');
      token = `token-${Number(token.slice(6)) + 1}`;
      if (method === 'POST') return page('Guest book', isEntry ? '<p>Thank you.</p>' : '<p>The form was too old.</p>');
      const inputs = `<input type="hidden" name="form_key" value="${token}"><input name="writer"><textarea name="entry"></textarea>`;
      return page('Guest book', formOf('/guestbook', inputs));
    },
    '/guestbook/entries': () => page('Entries', `<div>${entries.join('</div><div>')}</div>`),
    '/xml-form': formPage(
      '/xml-form',
      '<textarea name="document">&lt;order&gt;&lt;name&gt;lamp&lt;/name&gt;&lt;/order&gt;</textarea>',
      (value) => `<pre>${escaped(parsedXml(value('document')))}</pre>`,
    ),
    '/slow-search': async (url) => {
      const words = url.searchParams.get('words') ?? '';
      await wait(askDatabase(`SELECT * FROM things WHERE name = '${words}'`, 'MySQL').seconds);
      return page('Search', '<p>Nothing found.</p>');
    },
    '/slow-lookup': async (url) => {
      const computer = url.searchParams.get('computer') ?? '';
      await wait((await askShell(`ping -c 1 ${computer} > /dev/null`, computer)).seconds);
      return page('Look up', '<p>It will be looked up.</p>');
    },
    '/quoted-article': (url) =>
      page(
        'Article',
        isThing(`code = "${url.searchParams.get('number') ?? ''}"`)
          ? '<p>A lamp, 20 euros.</p>'
          : '<p>There is none.</p>',
      ),
    '/product/17': productPage,
    '/product/18': productPage,
    '/visits': (_, headers) =>
      hasQuote(headers['x-forwarded-for']?.toString() ?? '')
        ? sqlError
        : page('Visits', '<form action="/results"><input name="q"></form>'),
    '/colours': (_, headers) =>
      /shade=[^;]*(?:%22|%27)/.test(headers.cookie ?? '')
        ? sqlError
        : {
            ...page('Colours', '<form action="/results"><input name="q"></form>'),
            headers: { 'set-cookie': 'shade=dark; Path=/' },
          },
    '/basket': page(
      'Basket',
      `<script>function add(item) { fetch('/basket/add', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ item, count: 1 }) }); }</script>`,
    ),
    '/basket/add': (_, __, { method, body }) => {
      if (method !== 'POST') return { status: 405, body: '' };
      return hasQuote(String(objectIn(body).item)) ? sqlError : json({ items: 1 });
    },
    '/api/description': json(API),
    '/api/stock': (url) => (hasQuote(url.searchParams.get('article') ?? '') ? sqlError : json({ stock: 3 })),
    '/api/orders-of': (_, __, { method, body }) => {
      if (method !== 'POST') return { status: 405, body: '' };
      return hasQuote(String(objectIn(body).name)) ? sqlError : json({ orders: [] });
    },
    '/api/import': (_, __, { method, body }) =>
      method === 'POST' ? { type: 'text/plain', body: `Imported: ${parsedXml(body)}` } : { status: 405, body: '' },
    '/orders': page('Orders', SPARED_FORMS),
  };
}

/** The pages of products are one program: the number of the product stands in the path. */
const productPage: Program = () => page('Product', '<p>A fine thing.</p>');

/** Numbers of products that do not exist as a page of their own. */
export function flawedProduct(path: string): SitePage | undefined {
  const [, number, row] = /^\/(?:product\/(.+)|api\/shelf\/(.+))$/.exec(path) ?? [];
  if (number === undefined && row === undefined) return undefined;
  return hasQuote(decodeURIComponent(number ?? row ?? ''))
    ? sqlError
    : page('Product', '<p>There is no such thing.</p>');
}

/** Forms that are sent never, or twice at most. */
const SPARED_FORMS = [
  formOf('/account/close', '<input name="reason">').replace('Send', 'Delete my account'),
  formOf('/account/secret', '<input type="password" name="new1"><input type="password" name="new2">'),
  formOf('/newsletter', '<input type="email" name="email">'),
  formOf('/contact-us', '<input name="who"><input type="email" name="email"><textarea name="message"></textarea>'),
  formOf('/pay-in', '<input name="card_number"><input name="holder">'),
  formOf('/riddle', '<input name="word"><div class="g-recaptcha" data-sitekey="x"></div>'),
].join('');

/** How a visitor comes to each of them. */
export const FLAWED_FORM_LINKS = [
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
  '/orders',
] as const;

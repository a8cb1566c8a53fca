import type { IncomingHttpHeaders } from 'node:http';
import { escaped, hasQuote, html, MYSQL_ERROR } from './answers.ts';
import type { Sent, SitePage, SitePages } from './site-page.ts';

/** A site of one page that scripts build: nothing of it stands in what the server sends. `sound` is its twin on which nothing is to be found. */
export function singlePageSite(kind: 'flawed' | 'sound'): SitePages {
  const isFlawed = kind === 'flawed';
  const notes: string[] = [];
  return {
    '/': SHELL,
    '/orders': SHELL,
    '/people': SHELL,
    '/people/7': SHELL,
    '/help': SHELL,
    '/wall': SHELL,
    '/bundle.js': { type: 'text/javascript', body: bundle(isFlawed) },
    '/api/menu': { type: 'application/json', body: JSON.stringify(['/orders', '/people', '/help', '/wall']) },
    '/api/people': (url) => answerTo(url.searchParams.get('team') ?? '', isFlawed),
    '/api/start': (_, headers, sent) => (isJson(headers, sent) ? OK : WRONG),
    '/api/orders/find': (_, headers, sent) => {
      if (!isJson(headers, sent)) return WRONG;
      const { customer } = JSON.parse(sent.body) as { readonly customer?: unknown };
      return answerTo(String(customer ?? ''), isFlawed);
    },
    '/api/orders/cancel': OK,
    '/api/notes': () => ({ type: 'application/json', body: JSON.stringify(notes) }),
    '/api/notes/add': (_, headers, sent) => {
      if (!isJson(headers, sent)) return WRONG;
      notes.push(String((JSON.parse(sent.body) as { readonly title?: unknown }).title));
      return OK;
    },
    '/feedback': (_, __, { fields }) => html(isFlawed ? (fields.get('note') ?? '') : escaped(fields.get('note') ?? '')),
  };
}

const SHELL: SitePage = {
  body: '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Orders</title></head><body><div id="root"></div><script src="/bundle.js"></script></body></html>',
};
const OK: SitePage = { type: 'application/json', body: '{"ok":true}' };
const WRONG: SitePage = { type: 'application/json', status: 400, body: '{"error":"bad request"}' };

const answerTo = (value: string, isFlawed: boolean): SitePage =>
  isFlawed && hasQuote(value)
    ? { type: 'application/json', status: 500, body: JSON.stringify({ error: MYSQL_ERROR }) }
    : { type: 'application/json', body: '{"found":[]}' };

function isJson(headers: IncomingHttpHeaders, { method, body }: Sent): boolean {
  if (method !== 'POST' || headers['content-type'] !== 'application/json') return false;
  try {
    return typeof JSON.parse(body) === 'object';
  } catch {
    return false;
  }
}

/** As a bundler leaves it: addresses and calls are put together while it runs. */
const bundle = (isFlawed: boolean) => `(() => {
  const root = document.getElementById('root');
  const at = (...parts) => ['', ...parts].join('/');
  const ask = (address, data) => fetch(address, data && {
    method: ['PO', 'ST'].join(''),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  }).then((answer) => answer.json());
  const draw = (markup) => { root.innerHTML = markup; };
  const views = {
    '/': async () => {
      const menu = await ask(at('api', 'menu'));
      draw('<nav>' + menu.map((path) => '<a href="' + path + '">' + path + '</a>').join('') + '</nav>');
      await ask(at('api', 'start'), { screen: 'wide' });
    },
    '/orders': () => {
      draw('<form id="find"><label>Customer <input name="customer"></label><button>Find</button></form>' +
        '<form id="drop"><input name="order"><button>Cancel order</button></form>');
      const send = (id, ...way) => document.getElementById(id).addEventListener('submit', (event) => {
        event.preventDefault();
        ask(at('api', 'orders', ...way), Object.fromEntries(new FormData(event.target)));
      });
      send('find', 'find');
      send('drop', 'cancel');
    },
    '/wall': async () => {
      const notes = await ask(at('api', 'notes'));
      draw('<form id="pin"><label>Note <input name="title"></label><button>Pin</button></form><ul></ul>');
      document.getElementById('pin').addEventListener('submit', (event) => {
        event.preventDefault();
        ask(at('api', 'notes', 'add'), Object.fromEntries(new FormData(event.target)));
      });
      for (const note of notes) {
        const line = document.createElement('li');
        ${isFlawed ? 'line.innerHTML = note;' : 'line.textContent = note;'}
        root.lastChild.append(line);
      }
    },
    '/people': async () => {
      await ask(at('api', 'people') + '?' + new URLSearchParams({ team: 'sales' }));
      draw('<p>Nobody yet.</p>');
      history.pushState({}, '', at('people', '7'));
    },
    '/people/7': () => draw('<p>Somebody.</p><a href="#/notes/latest">Notes</a>'),
    '/help': () => draw('<form action="/feedback" method="post"><textarea name="note"></textarea><button>Send</button></form>'),
  };
  const show = () => {
    const route = /^#\\/notes\\/(.*)$/.exec(location.hash);
    if (!route) return (views[location.pathname] || views['/'])();
    const title = decodeURIComponent(route[1]);
    draw('<h2></h2>');
    ${isFlawed ? "root.firstChild.innerHTML = 'Notes: ' + title;" : "root.firstChild.textContent = 'Notes: ' + title;"}
  };
  addEventListener('hashchange', show);
  show();
})();`;

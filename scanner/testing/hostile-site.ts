import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { htmlPage, links } from './site-page.ts';

const BOMB_BYTES = 64 * 1024 * 1024;
const bomb = gzipSync(Buffer.alloc(BOMB_BYTES, 0x20));
const CHUNK = Buffer.alloc(256 * 1024, 0x61);

type Trick = (request: IncomingMessage, response: ServerResponse, path: string) => void;

const page = (response: ServerResponse, body: string, head = '') =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(htmlPage('Hostile', body, head));

/** Other words each time, so that no page is like another. */
function words(seed: string): string {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) >>> 0;
    return (state >>> 8).toString(36).replace(/\d/g, 'x');
  };
  return Array.from({ length: 60 }, next).join(' ');
}

const nested = (tag: string, depth: number) => `<${tag}>`.repeat(depth);

/** What a site can do to a visitor, by the address. */
const TRICKS: Readonly<Record<string, Trick>> = {
  '/': (_, response) => page(response, links([...Object.keys(TRICKS).slice(1), '/endless/a', '/turn/1'])),
  /** Never ends; stops only when nobody listens. */
  '/gigabyte': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const pour = () => {
      while (!response.destroyed && response.write(CHUNK));
    };
    response.on('drain', pour);
    pour();
  },
  '/bomb': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
  '/false-gzip': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip at all'),
  '/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
  '/odd-location': (_, response) => response.writeHead(302, { location: 'http://[::1' }).end(),
  '/odd-bytes': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=no-such-thing' })
      .end(Buffer.from([0xff, 0xfe, 0, 0x3c, 0, 0xed, 0xa0, 0x80, 0xc3, 0x28, 0xf0, 0x9f])),
  '/deep': (_, response) => page(response, nested('div', 350_000)),
  '/open-forms': (_, response) => page(response, nested('form method="post" action="/nowhere"', 2_000)),
  '/many-fields': (_, response) =>
    page(
      response,
      `<form method="post" action="/fields">${Array.from({ length: 5_000 }, (_, index) => `<input name="f${index}">`).join('')}</form>`,
    ),
  '/odd-names': (_, response) =>
    page(
      response,
      `<form method="post" action="/names?__proto__=1"><input name="__proto__"><input name="constructor"><input name="a&#0;b"><input name="toString" type="hasOwnProperty"></form><a href="/?__proto__=1&constructor=2&toString=3">x</a>`,
    ),
  '/many-links': (_, response) =>
    page(
      response,
      Array.from({ length: 300 }, (_, index) => `<a href="/link-${words(String(index)).slice(0, 8)}">`).join(''),
    ),
  '/long-links': (_, response) =>
    page(response, Array.from({ length: 10 }, (_, index) => `<a href="/${index}${'x'.repeat(150_000)}">`).join('')),
  '/markup-in-title': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        '<title><script>alert(1)</script>"\'></title><meta name="generator" content="WordPress 5.0.1<img src=x onerror=alert(1)>">',
      ),
  '/many-cookies': (_, response) => {
    const cookies = Array.from({ length: 200 }, (_, index) => `c${index}=${'v'.repeat(100)}`);
    response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': cookies }).end('<p>Cookies');
  },
  '/huge-header': (_, response) => {
    response.writeHead(200, { 'x-huge': 'h'.repeat(100_000) }).end('x');
  },
  '/half-an-answer': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' }).write('<p>half');
    setImmediate(() => response.destroy());
  },
  '/hang-up': (request) => request.socket.destroy(),
  '/openapi.json': (_, response) => {
    const self = { $ref: '#/components/schemas/A' };
    const properties = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, self]));
    const description = {
      openapi: '3.0.0',
      paths: { '/api': { post: { requestBody: { content: { 'application/json': { schema: self } } } } } },
      components: { schemas: { A: { type: 'object', properties } } },
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(description));
  },
  '/robots.txt': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/plain' })
      .end(Array.from({ length: 20_000 }, (_, index) => `Disallow: /*a*b*c${index}*d$`).join('\n')),
  '/sitemap.xml': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><sitemapindex>${'<loc>/sitemap.xml?&a;</loc>'.repeat(5_000)}</sitemapindex>`,
      ),
};

/** A site that wants to hold its visitors up, fill their memory, or lead them astray. */
export function answerHostilely(request: IncomingMessage, response: ServerResponse): boolean {
  // Whoever is asked may be gone in the middle of its answer.
  response.on('error', () => undefined);
  const path = request.url?.split('?')[0] ?? '/';
  const trick = TRICKS[path];
  if (trick !== undefined) trick(request, response, path);
  else if (path.startsWith('/endless/')) {
    const own = words(path + request.url);
    const names = own
      .split(' ')
      .slice(0, 2)
      .map((name) => name.slice(0, 2));
    page(response, `<p>${own}</p>${links(names.map((name) => `/endless/${name}?${name}=1`))}`);
  } else if (path.startsWith('/turn/')) {
    response.writeHead(302, { location: `/turn/${Number(path.slice(6)) + 1}` }).end();
  } else return false;
  return true;
}

import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { readSent } from './read-sent.ts';
import type { SitePage, SitePages } from './site-page.ts';
import { answerHandshake, type SiteSocket } from './site-socket.ts';

export type SiteRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  /** What was sent with it. */
  body: string;
};

export type SiteServer = {
  readonly port: number;
  /** Everything that was asked, in order. */
  readonly requests: SiteRequest[];
  close(): Promise<void>;
};

export type SiteOptions = {
  readonly pages: SitePages;
  readonly headers?: Readonly<Record<string, string>>;
  /** For addresses without a page; a plain 404 when left out. */
  readonly otherwise?: (path: string) => SitePage | undefined;
  /** Looks at a request first; true when it answered. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly tls?: SecureContextOptions;
  /** WebSockets by their path. */
  readonly sockets?: Readonly<Record<string, SiteSocket>>;
};

const NOT_FOUND: SitePage = { status: 404, type: 'text/plain', body: 'Not found' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: no header can hold them
const CONTROLS = /[\u0000-\u0008\u000a-\u001f\u007f]/g;

/** Headers are bytes: what is no Latin letter is written as its bytes in UTF-8, as servers do, and no control character. */
const asBytes = (value: string) => Buffer.from(value.replace(CONTROLS, ' ')).toString('latin1');

/**
 * Serves a table of pages on a free loopback port; a path that ends with "*" stands for every last part. `ORIGIN` in a body becomes
 * the server's own origin.
 */
export async function startSiteServer(options: SiteOptions): Promise<SiteServer> {
  const requests: SiteRequest[] = [];
  const listener: RequestListener = async (request, response) => {
    const url = request.url ?? '/';
    const seen: SiteRequest = { method: request.method ?? '', url, headers: request.headers, body: '' };
    requests.push(seen);
    if (options.intercept?.(request, response)) return;
    const sent = await readSent(request);
    seen.body = sent.body;
    const path = url.split('?')[0] ?? url;
    const origin = `${options.tls ? 'https' : 'http'}://${request.headers.host}`;
    const found =
      options.pages[url] ??
      options.pages[path] ??
      options.pages[path.replace(/[^/]*$/, '*')] ??
      options.otherwise?.(url) ??
      NOT_FOUND;
    const page = typeof found === 'function' ? await found(new URL(url, origin), request.headers, sent) : found;
    for (const [name, value] of Object.entries(options.headers ?? {})) response.setHeader(name, value);
    response.setHeader('content-type', page.type ?? 'text/html; charset=utf-8');
    for (const [name, value] of Object.entries(page.headers ?? {}))
      response.setHeader(name, typeof value === 'string' ? asBytes(value) : value.map(asBytes));
    response.statusCode = page.status ?? 200;
    const body = typeof page.body === 'string' ? page.body.replaceAll('ORIGIN', origin) : page.body;
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const server = options.tls ? https.createServer(options.tls, listener) : http.createServer(listener);
  const { sockets } = options;
  if (sockets !== undefined)
    server.on('upgrade', (request, socket) => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body: '' });
      answerHandshake(request, socket, sockets[url]);
    });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** How many forms a site was sent at a path. */
export const postsTo = (log: readonly SiteRequest[], path: string): number =>
  log.filter(({ method, url }) => method === 'POST' && url.split('?')[0] === path).length;

import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createSecureContext, TLSSocket } from 'node:tls';
import { makeCertificate } from '../tls/make-certificate.ts';
import { type AddressGuard, guardedLookup, portOf } from './address-guard.ts';
import { OutgoingError } from './outgoing-error.ts';

export type GuardProxyOptions = {
  readonly guard: AddressGuard;
  /** Whether this may be asked at all, besides what the guard says of its address. */
  readonly mayPass: (url: URL, method: string) => boolean;
  /** Takes one from the budget, and resolves when it may be sent; false when nothing is left. */
  readonly admit: () => Promise<boolean>;
};

export type GuardProxy = {
  /** "http://127.0.0.1:port", for a program that is told to reach the web through it. */
  readonly url: string;
  /** Requests that were let through, and those that were refused. */
  counts(): { readonly passed: number; readonly refused: number };
  close(): Promise<void>;
};

/** What the proxy answers for itself; no website may be taken for having said it. */
const REFUSED = 403;
const UNREACHABLE = 502;

/**
 * A forward proxy on this machine's own address, for programs that bring their own HTTP: another scanner, or a browser. Whatever they
 * ask for, the guard decides at connect time, as it does for the engine's own requests. Encrypted connections end here and begin
 * anew, so that rules hold for what goes through them; the program must be told not to verify certificates.
 */
export async function startGuardProxy({ guard, mayPass, admit }: GuardProxyOptions): Promise<GuardProxy> {
  const counts = { passed: 0, refused: 0 };
  const sockets = new Set<Socket>();
  /** Where an opened encrypted connection was going. */
  const origins = new WeakMap<Socket, string>();
  const { cert, key } = makeCertificate({ name: 'Scanner of this portal', isAuthority: true });
  const secureContext = createSecureContext({ cert, key });

  const check = async (address: string, method: string): Promise<URL> => {
    const url = guard.checkUrl(address);
    if (!mayPass(url, method)) throw new OutgoingError('ADDRESS_REFUSED', 'it does not belong to the scan');
    await guard.resolve(url.hostname, portOf(url));
    if (!(await admit())) throw new OutgoingError('ADDRESS_REFUSED', 'the budget is used up');
    return url;
  };

  const forward = async (incoming: IncomingMessage, response: ServerResponse) => {
    const method = incoming.method ?? 'GET';
    const url = await check(`${origins.get(incoming.socket) ?? ''}${incoming.url ?? ''}`, method);
    counts.passed += 1;
    const { 'proxy-connection': _, connection: __, ...headers } = incoming.headers;
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = request(url, {
      method,
      headers,
      lookup: guardedLookup(guard, portOf(url)),
      agent: false,
      // What a site's certificate is worth is another check's question, see `createGuardedClient`.
      rejectUnauthorized: false,
    });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? UNREACHABLE, answer.rawHeaders);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    outgoing.on('error', () => refuse(response, UNREACHABLE));
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
  const refuse = (response: ServerResponse, status: number) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(status, { connection: 'close' }).end();
  };

  const server = createServer((incoming, response) => {
    forward(incoming, response).catch(() => {
      counts.refused += 1;
      refuse(response, REFUSED);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('connect', (incoming, client: Socket) => {
    client.on('error', () => client.destroy());
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    const opened = new TLSSocket(client, { isServer: true, secureContext });
    opened.on('error', () => client.destroy());
    origins.set(opened, `https://${incoming.url ?? ''}`);
    server.emit('connection', opened);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts: () => ({ ...counts }),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A budget for the proxy: so many a second, evenly spaced, and so many in all. */
export function evenBudget(perSecond: number, most: number): () => Promise<boolean> {
  let left = most;
  let freeAt = 0;
  return async () => {
    if (left === 0) return false;
    left -= 1;
    const now = performance.now();
    const at = Math.max(now, freeAt);
    freeAt = at + 1000 / perSecond;
    if (at > now) await delay(at - now);
    return true;
  };
}

import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type AddressGuard, guardedLookup, portOf } from './address-guard.ts';
import { OutgoingError } from './outgoing-error.ts';

export type GuardProxyOptions = {
  readonly guard: AddressGuard;
  /** Only these host names are reached; the guard still decides about their addresses. Any when left out. */
  readonly hosts?: ReadonlySet<string>;
  /** Takes one from the budget, and resolves when it may be sent; false when nothing is left. */
  readonly admit?: () => Promise<boolean>;
};

export type GuardProxy = {
  /** "http://127.0.0.1:port", for a program that is told to reach the web through it. */
  readonly url: string;
  /** Requests over http and connections over https that were let through, and those that were refused. */
  counts(): { readonly passed: number; readonly refused: number };
  close(): Promise<void>;
};

/**
 * A forward proxy on this machine's own address, for programs that bring their own HTTP: a browser, or another scanner. Whatever they
 * ask for, the guard decides at connect time, as it does for the engine's own requests.
 */
export async function startGuardProxy({ guard, hosts, admit }: GuardProxyOptions): Promise<GuardProxy> {
  const counts = { passed: 0, refused: 0 };
  const sockets = new Set<Socket>();

  /** Resolves with nothing when the address may be reached, and has addresses. */
  const check = async (address: string): Promise<URL> => {
    const url = guard.checkUrl(address);
    if (hosts !== undefined && !hosts.has(url.hostname))
      throw new OutgoingError('ADDRESS_REFUSED', `${url.hostname} does not belong to the scan`);
    await guard.resolve(url.hostname, portOf(url));
    if (admit !== undefined && !(await admit())) throw new OutgoingError('ADDRESS_REFUSED', 'the budget is used up');
    return url;
  };

  const forward = async (incoming: IncomingMessage, response: ServerResponse) => {
    const url = await check(incoming.url ?? '');
    counts.passed += 1;
    const { 'proxy-connection': _, connection: __, ...headers } = incoming.headers;
    const outgoing = requestHttp(url, {
      method: incoming.method ?? 'GET',
      headers,
      lookup: guardedLookup(guard, portOf(url)),
      agent: false,
    });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    outgoing.on('error', () => refuse(response, 502));
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
      refuse(response, 403);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('connect', (incoming, client: Socket, head: Buffer) => {
    client.on('error', () => client.destroy());
    check(`https://${incoming.url ?? ''}`).then(
      (url) => {
        counts.passed += 1;
        const port = portOf(url);
        const upstream = connect({ host: url.hostname, port, lookup: guardedLookup(guard, port) });
        upstream.on('connect', () => {
          client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
          upstream.write(head);
          upstream.pipe(client);
          client.pipe(upstream);
        });
        upstream.on('error', () => client.destroy());
        client.on('close', () => upstream.destroy());
      },
      () => {
        counts.refused += 1;
        client.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      },
    );
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

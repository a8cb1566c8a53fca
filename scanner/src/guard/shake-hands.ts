import { createHash } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import type { SecureContextOptions } from 'node:tls';
import { type AddressGuard, guardedLookup, portOf } from './address-guard.ts';
import type { Exchange } from './exchange.ts';
import { readSocketFrames } from './socket-frames.ts';

type Handshake = {
  readonly headers: Readonly<Record<string, string>>;
  /** Ends it with an error, whose reason is thrown. */
  readonly signal: AbortSignal;
  /** How long is listened to what comes by itself (ms). */
  readonly listenMs: number;
  readonly tls: SecureContextOptions & { readonly rejectUnauthorized: boolean };
};

const MAX_HEARD_BYTES = 256 * 1024;
/** Joined to the key before it is hashed (RFC 6455, 1.3). */
const ACCEPT_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** Status 1000 in a frame as clients have to write it, masked (here with zeros). */
const GOODBYE = Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe8]);

/**
 * Opens a WebSocket at an http or https address, listens, says nothing and closes it (RFC 6455, 4.1). The answer's body holds the first messages
 * heard, one a line. The address is one that the guard has checked; the guard decides at connect time as well.
 */
export async function shakeHands(guard: AddressGuard, url: URL, handshake: Handshake): Promise<Exchange> {
  const { headers, signal, listenMs, tls } = handshake;
  await guard.resolve(url.hostname, portOf(url));
  const requestHeaders = {
    ...headers,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': keyFor(url, headers),
  };
  const { answer, socket, head } = await ask(url, {
    ...tls,
    agent: false,
    headers: requestHeaders,
    lookup: guardedLookup(guard, portOf(url)),
    maxHeaderSize: 64 * 1024,
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
  const heard = socket === null ? null : readSocketFrames(await listen(socket, head, listenMs, signal));
  return {
    url: url.href,
    method: 'GET',
    requestHeaders,
    status: answer.statusCode ?? 0,
    headers: headersOf(answer),
    body: Buffer.from((heard?.first ?? []).map((text) => text.replace(/\s+/g, ' ')).join('\n')),
    truncated: false,
    ...(heard === null ? {} : { messages: heard.count }),
  };
}

/** Whether the answer agrees to a WebSocket as only a server does that speaks it (RFC 6455, 4.2.2). */
export function isSocketOpened({ status, headers, requestHeaders }: Exchange): boolean {
  const accept = createHash('sha1').update(`${requestHeaders['sec-websocket-key']}${ACCEPT_SUFFIX}`).digest('base64');
  return status === 101 && headers['sec-websocket-accept']?.[0]?.trim() === accept;
}

/** The same for the same request, so that a scan that was continued ends with the same evidence; it keeps no secret (RFC 6455, 10.3). */
const keyFor = (url: URL, headers: Handshake['headers']): string =>
  createHash('sha256')
    .update(JSON.stringify([url.href, headers]))
    .digest()
    .subarray(0, 16)
    .toString('base64');

type Answered = { readonly answer: IncomingMessage; readonly socket: Duplex | null; readonly head: Buffer };

function ask(url: URL, options: https.RequestOptions): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === 'https:' ? https : http).request(url, options);
    asked.on('error', reject);
    asked.on('upgrade', (answer, socket, head) => resolve({ answer, socket, head }));
    asked.on('response', (answer) => {
      // What it says instead is of no use here.
      answer.destroy();
      resolve({ answer, socket: null, head: Buffer.alloc(0) });
    });
    asked.end();
  });
}

/** What comes within the time (ms), until the other side is done; then the connection is closed. */
async function listen(socket: Duplex, head: Buffer, ms: number, signal: AbortSignal): Promise<Buffer> {
  let heard = head;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    socket.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk]);
      if (heard.length >= MAX_HEARD_BYTES || readSocketFrames(heard).isClosed) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    signal.addEventListener('abort', end, { once: true });
    if (readSocketFrames(heard).isClosed) end();
  });
  if (socket.writable) socket.end(GOODBYE);
  setTimeout(() => socket.destroy(), 200).unref();
  return heard;
}

function headersOf({ headersDistinct }: IncomingMessage): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(headersDistinct).map(([name, values]) => [name, values ?? []]));
}

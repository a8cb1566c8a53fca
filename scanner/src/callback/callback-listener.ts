import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { CallProtocol } from './call-log.ts';
import { answerToLdap, readLdapRequest } from './ldap-message.ts';

export type CallbackListener = {
  readonly port: number;
  /** Tells of each call from now on; returns how to stop. */
  onCall(listener: (word: string, protocol: CallProtocol) => void): () => void;
  close(): Promise<void>;
};

const LONGEST_CALL = 8 * 1024;
const MAX_CALLERS = 100;
const IDLE_MS = 5_000;
const LDAP_START = 0x30;
/** Words of probes; everything else that strangers send is ignored. */
const WORD = /zq[0-9a-f]{10}/g;
const ANSWER_TEXT = 'This address records calls from website scans.\n';
const HTTP_ANSWER = [
  'HTTP/1.1 200 OK',
  'content-type: text/plain; charset=utf-8',
  `content-length: ${ANSWER_TEXT.length}`,
  'connection: close',
  '',
  ANSWER_TEXT,
].join('\r\n');

/**
 * Listens for websites that call because a probe asked them to, and notes the word of the probe. It speaks as much HTTP and
 * LDAP as that takes (the first byte tells which), answers that it has nothing, and keeps nothing else of what it is sent.
 */
export async function startCallbackListener(at: { port: number; host?: string }): Promise<CallbackListener> {
  const listeners = new Set<(word: string, protocol: CallProtocol) => void>();
  const sockets = new Set<Socket>();
  const note = (text: string, protocol: CallProtocol) => {
    for (const [word] of text.matchAll(WORD)) for (const listener of listeners) listener(word, protocol);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    // Strangers who hang up are none of our concern.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    hear(socket, note);
  });
  server.maxConnections = MAX_CALLERS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  // It ends with the process, and does not keep one alive.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    onCall(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function hear(socket: Socket, note: (text: string, protocol: CallProtocol) => void): void {
  let heard: Buffer = Buffer.alloc(0);
  let total = 0;
  socket.on('data', (chunk: Buffer) => {
    total += chunk.length;
    heard = Buffer.concat([heard, chunk]);
    if (total > LONGEST_CALL) socket.destroy();
    else if (heard[0] === LDAP_START) heard = hearLdap(heard, socket, note);
    else hearHttp(heard, socket, note);
  });
}

/** Answers what is whole, and returns what is not. */
function hearLdap(heard: Buffer, socket: Socket, note: (text: string, protocol: CallProtocol) => void) {
  let rest = heard;
  for (let read = readLdapRequest(rest); read !== null; read = readLdapRequest(rest)) {
    rest = read.rest;
    note(read.request.name, 'LDAP');
    const answer = answerToLdap(read.request);
    if (answer !== null) socket.write(answer);
  }
  return rest;
}

function hearHttp(heard: Buffer, socket: Socket, note: (text: string, protocol: CallProtocol) => void): void {
  const text = heard.toString('latin1');
  const end = text.indexOf('\r\n');
  if (end === -1) return;
  note(text.slice(0, end), 'HTTP');
  if (text.includes('\r\n\r\n')) socket.end(HTTP_ANSWER);
}

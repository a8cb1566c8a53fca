import { createSocket, type RemoteInfo } from 'node:dgram';
import { type AddressInfo, createServer, isIPv4, type Socket } from 'node:net';
import type { CallProtocol } from './call-log.ts';
import type { CallbackListener } from './callback-listener.ts';
import { answerAboutNames } from './name-answer.ts';

const LONGEST_QUESTION = 512;
const MAX_CALLERS = 50;
const IDLE_MS = 5_000;
/** More within a second are not answered: of one address, and of all together. */
const MAX_OF_ONE = 50;
const MAX_OF_ALL = 500;

type Answer = (question: Buffer, from: string) => Buffer | null;

/**
 * Answers questions for names below `zone` at one port, by UDP and TCP, and tells of the word that a probe put before the zone. It ends with the process, and
 * does not keep one alive. @throws what the system throws where the port is taken
 */
export async function startNameResponder(at: { zone: string; port: number; host?: string }): Promise<CallbackListener> {
  const listeners = new Set<(word: string, protocol: CallProtocol) => void>();
  const zone = at.zone.toLowerCase();
  const mayAnswer = limitBySecond();
  const answer: Answer = (question, from) => {
    if (question.length > LONGEST_QUESTION || !mayAnswer(from)) return null;
    return answerAboutNames(question, zone, (word) => {
      for (const listener of listeners) listener(word, 'DNS');
    });
  };
  const overTcp = await listenTcp(at, answer);
  const overUdp = await listenUdp({ ...at, port: overTcp.port }, answer).catch(async (error: unknown) => {
    await overTcp.close();
    throw error;
  });
  return {
    port: overTcp.port,
    onCall(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => void (await Promise.all([overTcp.close(), overUdp.close()])),
  };
}

type Place = { readonly port: number; readonly host?: string };

async function listenUdp({ port, host }: Place, answer: Answer) {
  // Of both families where the system has both, as by TCP.
  const socket =
    host !== undefined && isIPv4(host) ? createSocket('udp4') : createSocket({ type: 'udp6', ipv6Only: false });
  socket.on('message', (question: Buffer, from: RemoteInfo) => {
    const said = answer(question, from.address);
    // Who does not hear the answer asks again.
    if (said !== null) socket.send(said, from.port, from.address, () => undefined);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(port, host, resolve);
  });
  socket.on('error', () => undefined);
  socket.unref();
  return { close: () => new Promise<void>((resolve) => void socket.close(() => resolve())) };
}

async function listenTcp({ port, host }: Place, answer: Answer) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    talk(socket, answer);
  });
  server.maxConnections = MAX_CALLERS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.on('error', () => undefined);
  server.unref();
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { port: (server.address() as AddressInfo).port, close };
}

/** One caller by TCP, whose messages have their length before them (RFC 1035, 4.2.2). */
function talk(socket: Socket, answer: Answer): void {
  let heard: Buffer = Buffer.alloc(0);
  socket.setTimeout(IDLE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    heard = Buffer.concat([heard, chunk]);
    while (heard.length >= 2) {
      const length = heard.readUInt16BE(0);
      if (length > LONGEST_QUESTION) return void socket.destroy();
      if (heard.length < 2 + length) return;
      const said = answer(heard.subarray(2, 2 + length), socket.remoteAddress ?? '');
      heard = heard.subarray(2 + length);
      if (said === null) return void socket.destroy();
      const size = Buffer.alloc(2);
      size.writeUInt16BE(said.length);
      socket.write(Buffer.concat([size, said]));
    }
  });
}

/** Whether one more may be answered in this second, to this address and at all. */
function limitBySecond(): (address: string) => boolean {
  let second = 0;
  let all = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) {
      second = now;
      all = 0;
      counts.clear();
    }
    const own = (counts.get(address) ?? 0) + 1;
    all += 1;
    // No more addresses are remembered than are answered.
    if (all <= MAX_OF_ALL) counts.set(address, own);
    return own <= MAX_OF_ONE && all <= MAX_OF_ALL;
  };
}

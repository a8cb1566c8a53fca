import net from 'node:net';
import { type AddressGuard, guardedLookup } from '../../guard/address-guard.ts';
import { RSA_KEY_SUITES } from '../cipher-suites.ts';
import { clientHello } from '../client-hello.ts';
import { type KeyShape, keyExchange } from './key-exchanges.ts';
import { alertIn, rsaKeyIn } from './server-flight.ts';

export type AskOptions = {
  readonly guard: AddressGuard;
  readonly host: string;
  readonly port: number;
  readonly signal: AbortSignal;
};

const FLIGHT_LIMIT_MS = 5_000;
/** After ten times what the first flight took, a server counts as silent, within these bounds (ms). */
const SILENCE_MS = { least: 300, most: 2_500 } as const;
/** The wait for silence is made of such pieces: when this process itself was held up, it reads what has come in meanwhile before it goes on. */
const PIECE_MS = 50;
const MAX_BYTES = 128 * 1024;
const SUITES = Object.keys(RSA_KEY_SUITES).map(Number);

/**
 * Makes one handshake of TLS 1.2 up to the visitor's key, which has this shape, and tells how the server answered: "alert 20", "close" or
 * "silence". How a connection is closed is left out, since it depends on what was still on its way. Null when there was nothing to send a key
 * to.
 */
export async function askServer(shape: KeyShape, isWhole: boolean, options: AskOptions): Promise<string | null> {
  const { guard, host, port, signal } = options;
  await guard.resolve(host, port);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host, port, lookup: guardedLookup(guard, port) });
    const startedAt = performance.now();
    let received: Buffer = Buffer.alloc(0);
    let hasSentKey = false;
    const finish = (answer: string | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      socket.destroy();
      resolve(answer);
    };
    const cancel = () => {
      finish(null);
      reject(signal.reason);
    };
    let timer = setTimeout(finish, FLIGHT_LIMIT_MS, null);
    const awaitSilence = (leftMs: number) => {
      timer = setTimeout(() => (leftMs > PIECE_MS ? awaitSilence(leftMs - PIECE_MS) : finish('silence')), PIECE_MS);
    };
    const sendKey = () => {
      const key = rsaKeyIn(received);
      if (key === 'none') return finish(null);
      if (key === null) return;
      hasSentKey = true;
      received = Buffer.alloc(0);
      clearTimeout(timer);
      const usualMs = 10 * (performance.now() - startedAt);
      awaitSilence(Math.min(SILENCE_MS.most, Math.max(SILENCE_MS.least, usualMs)));
      socket.write(keyExchange(shape, key, isWhole));
    };
    const ended = () => finish(hasSentKey ? 'close' : null);
    signal.addEventListener('abort', cancel, { once: true });
    socket.on('connect', () => socket.write(clientHello('TLS 1.2', SUITES, host)));
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (received.length > MAX_BYTES) return finish(null);
      if (!hasSentKey) return sendKey();
      const alert = alertIn(received);
      if (alert !== null) finish(`alert ${alert}`);
    });
    socket.on('error', ended);
    socket.on('close', ended);
  });
}

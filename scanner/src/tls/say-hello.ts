import net from 'node:net';
import { type AddressGuard, guardedLookup } from '../guard/address-guard.ts';
import { clientHello, ssl2ClientHello } from './client-hello.ts';
import { PROTOCOL_VERSIONS, type Protocol } from './protocols.ts';
import { readServerFlight } from './server-hello.ts';

/** How a server took a hello. `failed` says nothing about the server: no connection, or no answer in time. */
export type HelloOutcome =
  | {
      readonly kind: 'accepted';
      readonly suite: number;
      readonly dhBits: number | null;
      readonly isRenegotiationSecure: boolean;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

export type HelloOptions = {
  readonly guard: AddressGuard;
  readonly host: string;
  readonly port: number;
  readonly protocol: Protocol;
  readonly suites: readonly number[];
  /** Reads on to the server's Diffie-Hellman group. */
  readonly wantsDhGroup?: boolean;
  readonly timeoutMs?: number;
  readonly signal: AbortSignal;
};

/** Opens a connection, offers one protocol with these suites, reads the answer and hangs up; never finishes a handshake. */
export async function sayHello(options: HelloOptions): Promise<HelloOutcome> {
  const { guard, host, port, protocol, signal, timeoutMs = 5_000 } = options;
  // A literal address never reaches the socket's lookup, so it is checked here.
  await guard.resolve(host, port);
  signal.throwIfAborted();
  const hello = protocol === 'SSLv2' ? ssl2ClientHello() : clientHello(protocol, options.suites, host);
  const read = protocol === 'SSLv2' ? readSsl2 : (received: Buffer) => readTls(received, options);
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host, port, lookup: guardedLookup(guard, port) });
    let received: Buffer = Buffer.alloc(0);
    let connected = false;
    const finish = (outcome: HelloOutcome) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      socket.destroy();
      resolve(outcome);
    };
    const cancel = () => {
      finish({ kind: 'failed' });
      reject(signal.reason);
    };
    // Servers that never knew the oldest protocols may wait for more instead of refusing.
    const isSilenceRefusal = protocol === 'SSLv2' || protocol === 'SSLv3';
    const timer = setTimeout(() => finish({ kind: connected && isSilenceRefusal ? 'refused' : 'failed' }), timeoutMs);
    signal.addEventListener('abort', cancel, { once: true });
    socket.on('connect', () => {
      connected = true;
      socket.write(hello);
    });
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const outcome = read(received);
      if (outcome) finish(outcome);
      else if (received.length > 128 * 1024) finish({ kind: 'refused' });
    });
    // Many servers hang up, without an alert, on a hello they do not like.
    socket.on('error', () => finish({ kind: connected ? 'refused' : 'failed' }));
    socket.on('close', () => finish({ kind: connected ? 'refused' : 'failed' }));
  });
}

function readTls(received: Buffer, options: HelloOptions): HelloOutcome | null {
  const flight = readServerFlight(received, options.wantsDhGroup === true);
  if (flight === null) return null;
  if (flight.kind !== 'hello') return { kind: 'refused' };
  const asOffered = flight.version === PROTOCOL_VERSIONS[options.protocol] && options.suites.includes(flight.suite);
  const { suite, dhBits, isRenegotiationSecure } = flight;
  return asOffered ? { kind: 'accepted', suite, dhBits, isRenegotiationSecure } : { kind: 'refused' };
}

function readSsl2(received: Buffer): HelloOutcome | null {
  if (received.length < 7) return null;
  const isServerHello = received.readUInt8(0) >= 0x80 && received.readUInt8(2) === 4;
  const suites = received.length >= 11 ? received.readUInt16BE(9) : 0;
  if (isServerHello && received.length < 11) return null;
  // An SSL 2.0 answer without a common cipher is no acceptance.
  return isServerHello && received.readUInt16BE(5) === 2 && suites > 0
    ? { kind: 'accepted', suite: 0, dhBits: null, isRenegotiationSecure: false }
    : { kind: 'refused' };
}

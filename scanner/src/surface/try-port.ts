import net from 'node:net';
import { type AddressGuard, guardedLookup } from '../guard/address-guard.ts';

/** `closed` is the machine's own "no"; `silent` may be a firewall, or nobody. */
export type PortState = 'open' | 'closed' | 'silent';

/** Opens a TCP connection to a name or address, sends nothing and hangs up. */
export async function tryPort(
  guard: AddressGuard,
  host: string,
  port: number,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<PortState> {
  // A literal address never reaches the socket's lookup, so it is checked here.
  await guard.resolve(host, port);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host, port, lookup: guardedLookup(guard, port) });
    const finish = (state: PortState) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      socket.destroy();
      resolve(state);
    };
    const cancel = () => {
      finish('silent');
      reject(signal.reason);
    };
    const timer = setTimeout(() => finish('silent'), timeoutMs);
    signal.addEventListener('abort', cancel, { once: true });
    socket.on('connect', () => finish('open'));
    socket.on('error', (error: NodeJS.ErrnoException) => finish(error.code === 'ECONNREFUSED' ? 'closed' : 'silent'));
  });
}

import type { PageSocket } from '../browser/quiet-sockets.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState } from '../scan-state.ts';
import { socketsInScript } from './sockets-in-script.ts';

/** Addresses that are looked at. */
const MAX_SOCKETS = 6;

const NOTHING_SAID: PageSocket = { count: 0, first: [] };

/** Address of a WebSocket as it is shown and told apart: parameters may be somebody's own, or secret. */
export const shownSocket = (address: string): string => address.split(/[?#]/)[0] ?? address;

/** Queues a look at a WebSocket that a page of the site opens; what a page was about to say is kept until then. */
export function admitSocket(state: ScanState, level: Level, address: string, page: string, said = NOTHING_SAID): void {
  if (!LEVEL_LIMITS[level].checks.has('P29')) return;
  const key = shownSocket(address);
  const known = state.sockets[key];
  if (known !== undefined) {
    if (said.count > known.count) state.sockets[key] = { count: said.count, first: [...said.first] };
    return;
  }
  if (Object.keys(state.sockets).length >= MAX_SOCKETS) return;
  state.sockets[key] = { count: said.count, first: [...said.first] };
  enqueue(state, { kind: 'socket', url: address, page });
}

/** Does the same for whatever a script opens. `page` is where it runs. */
export function admitSocketsOf(state: ScanState, level: Level, script: string, page: string): void {
  for (const address of socketsInScript(script, page)) admitSocket(state, level, address, page);
}

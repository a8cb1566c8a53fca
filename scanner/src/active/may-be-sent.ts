import { isDeniedLink, isDeniedTarget } from '../crawl/denied-link.ts';
import { isAllowedByRobots } from '../crawl/frontier.ts';
import type { ScanState } from '../scan-state.ts';
import { isDeniedInside } from '../signed-in/denied-inside.ts';
import { isWayOut } from '../signed-in/ways-out.ts';

/** What addresses of one program and its parameters have in common. */
const turnKey = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return `turned ${pathname}?${[...new Set(searchParams.keys())].sort().join('&')}`;
};

/** Remembers that an address changed the site for everybody. */
export function noteTurn(state: ScanState, address: string): void {
  state.patterns[turnKey(address)] = 1;
}

/** Whether an address, or one like it, changed the site for everybody: it is left alone. */
export const hasTurned = (state: Readonly<ScanState>, address: string): boolean => turnKey(address) in state.patterns;

/** Whether an address may end the session of the scan's account, or do what only an account can. */
export const isKeptFromAccount = (state: Readonly<ScanState>, address: string): boolean =>
  isWayOut(state, address) || (state.isSignedIn && isDeniedInside(address));

/** Whether a probe may be sent: its address is neither dangerous by its words nor forbidden by robots.txt, and has changed nothing so far. */
export const mayBeSent = (state: Readonly<ScanState>, address: string): boolean =>
  !isDeniedLink(address) &&
  !isKeptFromAccount(state, address) &&
  isAllowedByRobots(state, address) &&
  !hasTurned(state, address);

/** Whether something may be sent there by POST, which is done to change something: more words warn. */
export const mayBePosted = (state: Readonly<ScanState>, address: string): boolean =>
  mayBeSent(state, address) && !isDeniedTarget(address);

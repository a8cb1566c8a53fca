import { isDeniedLink, isDeniedTarget } from '../crawl/denied-link.ts';
import { isAllowedByRobots } from '../crawl/frontier.ts';
import type { ScanState } from '../scan-state.ts';

/** Whether a probe may be sent: its address is neither dangerous by its words nor forbidden by robots.txt. */
export const mayBeSent = (state: Readonly<ScanState>, address: string): boolean =>
  !isDeniedLink(address) && isAllowedByRobots(state, address);

/** Whether something may be sent there by POST, which is done to change something: more words warn. */
export const mayBePosted = (state: Readonly<ScanState>, address: string): boolean =>
  mayBeSent(state, address) && !isDeniedTarget(address);

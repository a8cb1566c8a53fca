import { isDeniedLink } from '../crawl/denied-link.ts';
import { isAllowedByRobots } from '../crawl/frontier.ts';
import type { ScanState } from '../scan-state.ts';

/** Whether a probe may be sent: its address is neither dangerous by its words nor forbidden by robots.txt. */
export const mayBeSent = (state: Readonly<ScanState>, address: string): boolean =>
  !isDeniedLink(address) && isAllowedByRobots(state, address);

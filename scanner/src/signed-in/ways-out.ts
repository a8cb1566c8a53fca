import { canonicalUrl } from '../crawl/canonical-url.ts';
import type { ScanState } from '../scan-state.ts';

const key = (address: string) => `way out ${canonicalUrl(address)}`;

/** Remembers that the words of a link say that it signs out. */
export function noteWayOut(state: ScanState, address: string): void {
  state.patterns[key(address)] = 1;
}

/** Whether the words of a link there said that it signs out. */
export const isWayOut = (state: Readonly<ScanState>, address: string): boolean => key(address) in state.patterns;

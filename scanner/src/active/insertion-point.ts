import { createHash } from 'node:crypto';
import { isDeniedLink } from '../crawl/denied-link.ts';
import { isAllowedByRobots } from '../crawl/frontier.ts';
import type { ScanState } from '../scan-state.ts';

/** A query parameter of a page that was seen, whose value is replaced by harmless probes. */
export type InsertionPoint = { readonly url: string; readonly parameter: string };

/** The address with another value in the parameter. */
export function addressWith({ url, parameter }: InsertionPoint, value: string): string {
  const address = new URL(url);
  address.searchParams.set(parameter, value);
  return address.href;
}

/** The value that the site itself gave the parameter. */
export const originalValue = ({ url, parameter }: InsertionPoint): string =>
  new URL(url).searchParams.get(parameter) ?? '';

/**
 * A word that stands nowhere else: letters and digits, made from the scan and the place so that a continued scan sends
 * the same probes.
 */
export function markerFor(scanId: string, { url, parameter }: InsertionPoint, round: string): string {
  const path = new URL(url).pathname;
  return `zq${createHash('sha256')
    .update(JSON.stringify([scanId, path, parameter, round]))
    .digest('hex')
    .slice(0, 10)}`;
}

/** Whether a probe may be sent: its address is neither dangerous by its words nor forbidden by robots.txt. */
export const mayBeSent = (state: Readonly<ScanState>, address: string): boolean =>
  !isDeniedLink(address) && isAllowedByRobots(state, address);

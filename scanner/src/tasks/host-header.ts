import { checkForeignHost, HOST_HEADERS, type HostHeader, placeOfHost } from '../active/attacks/a14-foreign-host.ts';
import { markerFor } from '../active/insertion-point.ts';
import { mayBeSent } from '../active/may-be-sent.ts';
import { pathTemplate } from '../findings/fingerprint.ts';
import type { Exchange } from '../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import type { TaskHandler } from './task-context.ts';

const HEADERS = Object.keys(HOST_HEADERS) as HostHeader[];

/** Requests that the task needs at most: one with every header, then one for each. */
export const MAX_HOST_REQUESTS = 1 + HEADERS.length;
const MAX_PAGES = 5;

/** Queues the start page and a few pages that programs make, such as the one for forgotten passwords. */
export function admitHostHeader(state: ScanState, level: Level, exchange: Exchange, isMadeByProgram: boolean): void {
  const count = state.patterns['pages for hosts'] ?? 0;
  if (!LEVEL_LIMITS[level].checks.has('A14') || state.target?.platform !== null || count >= MAX_PAGES) return;
  const { pathname } = new URL(exchange.url);
  const key = `host ${pathTemplate(pathname)}`;
  const isStart = pathname === '/';
  if (key in state.patterns || exchange.status >= 400 || !(isStart || isMadeByProgram)) return;
  state.patterns[key] = 1;
  state.patterns['pages for hosts'] = count + 1;
  enqueue(state, { kind: 'host-header', url: exchange.url });
}

/**
 * Names a made-up host in the headers of proxies, to see whether the page takes it over; then again with each header
 * by itself and another host. The connection goes where it always goes.
 */
export const hostHeader: TaskHandler<'host-header'> = async ({ url }, { fetch, state, settings }) => {
  // By the path alone: an address that is looked at again has the word behind its question mark already.
  const place = { url: new URL(new URL(url).pathname, url).href, parameter: '' };
  const wordFor = (round: string) => markerFor(settings.scanId, place, `host ${round}`);
  // An address of its own each time, so that no cache keeps the answer for the site's visitors.
  const addressFor = (word: string) => {
    const address = new URL(url);
    address.searchParams.set(word, '1');
    return address.href;
  };
  if (!mayBeSent(state, addressFor(wordFor('all')))) return (state) => skipCheck(state, 'A14', 'ROBOTS');
  const ask = async (round: string, headers: readonly HostHeader[]) => {
    const word = wordFor(round);
    const made = `${word}.example`;
    const sent = Object.fromEntries(headers.map((name) => [name, HOST_HEADERS[name](made)]));
    const { exchange } = await fetch(addressFor(word), { headers: sent });
    return exchange !== undefined && placeOfHost(exchange, made) !== null ? { exchange, made } : null;
  };
  if ((await ask('all', HEADERS)) === null) return () => undefined;
  for (const header of HEADERS) {
    const found = await ask(header, [header]);
    if (found !== null) return (_, report) => checkForeignHost(found.exchange, found.made, header, report);
  }
  return () => undefined;
};

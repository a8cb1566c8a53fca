import { checkForeignHost, HOST_HEADERS, type HostHeader, placeOfHost } from '../active/a14-foreign-host.ts';
import { markerFor, mayBeSent } from '../active/insertion-point.ts';
import { skipCheck } from '../scan-state.ts';
import type { TaskHandler } from './task-context.ts';

const HEADERS = Object.keys(HOST_HEADERS) as HostHeader[];

/** Requests that the task needs at most: one with every header, then one for each. */
export const MOST_HOST_REQUESTS = 1 + HEADERS.length;

/**
 * Names a made-up host in the headers of proxies, to see whether the start page takes it over; then again with each header
 * by itself and another host. The connection goes where it always goes.
 */
export const hostHeader: TaskHandler<'host-header'> = async (_, { fetch, state, settings }) => {
  const { target } = state;
  if (!target) return () => undefined;
  const start = `${target.origin}/`;
  const wordFor = (round: string) => markerFor(settings.scanId, { url: start, parameter: '' }, `host ${round}`);
  // An address of its own each time, so that no cache keeps the answer for the site's visitors.
  const addressFor = (word: string) => `${start}?${word}=1`;
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

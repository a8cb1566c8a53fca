import { checkCors, foreignOrigin, namedOrigin, namesakesOf } from '../checks/answers/p22-cors.ts';
import { type Exchange, headerOf, mediaTypeOf } from '../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState } from '../scan-state.ts';
import type { TaskHandler } from './task-context.ts';

const MAX_ADDRESSES = 6;
/** Of those whose answers already say something to other websites. */
const MAX_SAYING = 20;

/** Queues one request in another website's name for answers that programs read, and for the start page. */
export function admitCors(state: ScanState, level: Level, exchange: Exchange): void {
  const isSaying =
    headerOf(exchange, 'access-control-allow-origin') !== null ||
    headerOf(exchange, 'access-control-allow-credentials') !== null;
  const kind = isSaying ? 'cors said' : 'cors';
  const count = state.patterns[kind] ?? 0;
  const most = isSaying ? MAX_SAYING : MAX_ADDRESSES;
  if (!LEVEL_LIMITS[level].checks.has('P22') || count >= most || exchange.status >= 400) return;
  const isForPrograms =
    mediaTypeOf(exchange).includes('json') ||
    /\/(?:api|graphql|rest)(?:\/|$)/.test(new URL(exchange.url).pathname) ||
    isSaying;
  if (count > 0 && !isForPrograms) return;
  state.patterns[kind] = count + 1;
  enqueue(state, { kind: 'cors', url: exchange.url });
}

/** Asks for one address again as if another website's script did. */
export const cors: TaskHandler<'cors'> = async (task, { fetch, settings }) => {
  const asked: { readonly origin: string; readonly exchange: Exchange }[] = [];
  const origins = [foreignOrigin(settings.scanId), ...namesakesOf(new URL(task.url), settings.scanId)];
  for (const origin of origins) {
    const { exchange } = await fetch(task.url, { headers: { origin } });
    if (exchange === undefined) break;
    asked.push({ origin, exchange });
    // The first answer was for nobody: the website that it names all the same is one that the program knows.
    const named = asked.length === 1 ? namedOrigin(exchange) : null;
    if (named !== null && named.origin !== origin) origins.push(...namesakesOf(named, settings.scanId));
    // Where cookies never go along, or anybody may read with them, no other name has to be tried.
    const isCareful = headerOf(exchange, 'access-control-allow-credentials') === 'true';
    if (!isCareful || headerOf(exchange, 'access-control-allow-origin') === origin) break;
  }
  return (_, report) => {
    for (const { origin, exchange } of asked) checkCors(exchange, origin, report);
  };
};

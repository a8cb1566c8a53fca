import { checkCors, foreignOrigin } from '../checks/answers/p22-cors.ts';
import { type Exchange, headerOf, mediaTypeOf } from '../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState } from '../scan-state.ts';
import type { TaskHandler } from './task-context.ts';

const MAX_ADDRESSES = 6;

/** Queues one request in another website's name for answers that programs read, and for the start page. */
export function admitCors(state: ScanState, level: Level, exchange: Exchange): void {
  const count = state.patterns.cors ?? 0;
  if (!LEVEL_LIMITS[level].checks.has('P22') || count >= MAX_ADDRESSES || exchange.status >= 400) return;
  const isForPrograms =
    mediaTypeOf(exchange).includes('json') ||
    /\/(?:api|graphql|rest)(?:\/|$)/.test(new URL(exchange.url).pathname) ||
    headerOf(exchange, 'access-control-allow-origin') !== null ||
    headerOf(exchange, 'access-control-allow-credentials') !== null;
  if (count > 0 && !isForPrograms) return;
  state.patterns.cors = count + 1;
  enqueue(state, { kind: 'cors', url: exchange.url });
}

/** Asks for one address again as if another website's script did. */
export const cors: TaskHandler<'cors'> = async (task, { fetch, settings }) => {
  const origin = foreignOrigin(settings.scanId);
  const { exchange } = await fetch(task.url, { headers: { origin } });
  return (_, report) => {
    if (exchange) checkCors(exchange, origin, report);
  };
};

import { checkAllowedMethods, checkTrace } from '../active/attacks/a16-methods.ts';
import { markerFor } from '../active/insertion-point.ts';
import { isAllowedByRobots } from '../crawl/frontier.ts';
import { skipCheck } from '../scan-state.ts';
import type { TaskHandler } from './task-context.ts';

/** Asks the start page what may be done with it, and whether it sends requests back. Nothing is changed by either. */
export const methods: TaskHandler<'methods'> = async (_, { fetch, state, settings }) => {
  const { target } = state;
  if (!target) return () => undefined;
  const url = `${target.origin}/`;
  if (!isAllowedByRobots(state, url)) return (later) => skipCheck(later, 'A16', 'ROBOTS');
  const word = markerFor(settings.scanId, { url, parameter: '' }, 'trace');
  const allowed = await fetch(url, { method: 'OPTIONS' });
  const trace = await fetch(url, { method: 'TRACE', headers: { 'x-trace-word': word } });
  return (_, report) => {
    if (allowed.exchange) checkAllowedMethods(allowed.exchange, report);
    if (trace.exchange) checkTrace(trace.exchange, word, report);
  };
};

import { checkSourceMap, sourceMapOf } from '../checks/exposures/e09-source-maps.ts';
import { inspectAnswer } from '../checks/inspect-answer.ts';
import { viewOf } from '../checks/page-check.ts';
import { identifyLibraries } from '../checks/software/identify-libraries.ts';
import { isAllowedByRobots } from '../crawl/frontier.ts';
import type { Exchange } from '../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState } from '../scan-state.ts';
import type { TaskHandler } from './task-context.ts';

const MAX_MAPS = 12;
/** Their makers publish the source themselves. */
const LIBRARY =
  /\/(?:jquery|bootstrap|popper|vue|react|angular|lodash|moment|swiper|slick|fontawesome|leaflet|chart|tinymce|htmx|alpine)[\w.-]*\.js|\/(?:wp-includes|wp-content\/(?:plugins|themes)|node_modules|vendor|lib|libs)\//i;

/** Queues the source map that one of the site's own scripts names. */
export function admitSourceMap(state: ScanState, level: Level, script: Exchange, text: string): void {
  const url = sourceMapOf(script, text);
  const count = state.patterns['source maps'] ?? 0;
  if (url === null || count >= MAX_MAPS || !LEVEL_LIMITS[level].checks.has('E09')) return;
  if (new URL(url).origin !== state.target?.origin || state.seen.has(url) || !isAllowedByRobots(state, url)) return;
  state.seen.add(url);
  state.patterns['source maps'] = count + 1;
  const isLibrary = LIBRARY.test(script.url) || identifyLibraries({ url: script.url, text: null }).length > 0;
  enqueue(state, { kind: 'source-map', url, isLibrary });
}

/** Reads a source map: whether it holds the site's own source, and whether secrets stand in it. */
export const sourceMap: TaskHandler<'source-map'> = async (task, { fetch }) => {
  const { exchange } = await fetch(task.url);
  return (state, report) => {
    if (exchange === undefined) return;
    checkSourceMap(exchange, task.isLibrary, report);
    if (exchange.status === 200 && !task.isLibrary) inspectAnswer(viewOf(exchange, state.startedAt), report);
  };
};

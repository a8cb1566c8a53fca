import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { type Exchange, headerOf } from '../../guard/exchange.ts';

const COMMENT = /\/[/*][#@]\s*sourceMappingURL=([^\s'"*]+)/g;
/** The comment stands in the last lines. */
const TAIL = 2_000;
/** Of others, which are public anyway. */
const FOREIGN = /node_modules|webpack\/(?:bootstrap|runtime)|\(webpack\)|bower_components|vendor\//;

/** Where a script says that its source map is (ECMA-426 section 11, header or last comment); null without one, or for one within it. */
export function sourceMapOf(exchange: Exchange, text: string): string | null {
  const named =
    headerOf(exchange, 'sourcemap') ??
    headerOf(exchange, 'x-sourcemap') ??
    [...text.slice(-TAIL).matchAll(COMMENT)].at(-1)?.[1];
  if (named === undefined || named.startsWith('data:') || !URL.canParse(named, exchange.url)) return null;
  return new URL(named, exchange.url).href;
}

/** The files of its own that a source map holds the text of; large maps are cut, so they are read by their shape. */
function ownSources(text: string): readonly string[] {
  if (!/^[\s)\]}']*\{/.test(text) || !/"version"\s*:\s*3\b/.test(text)) return [];
  if (!/"sourcesContent"\s*:\s*\[\s*"/.test(text)) return [];
  const list = /"sources"\s*:\s*\[([^\]]*)/.exec(text)?.[1] ?? '';
  const names = [...list.matchAll(/"((?:[^"\\]|\\.)+)"/g)].map(([, name = '']) => name);
  return names.filter((name) => !FOREIGN.test(name));
}

/** E09: a source map with the site's own source (ECMA-426) is open to everybody; what libraries publish is not looked at. */
export function checkSourceMap(exchange: Exchange, isLibrary: boolean, report: Report): void {
  if (exchange.status !== 200 || isLibrary) return;
  const sources = ownSources(exchange.body.toString('utf8'));
  if (sources.length === 0) return;
  const path = new URL(exchange.url).pathname;
  report('E09', 'source-map', {
    url: exchange.url,
    exchange,
    place: 'path',
    facts: { path, count: String(sources.length) },
    note: noted('exposedFile', { path }),
  });
}

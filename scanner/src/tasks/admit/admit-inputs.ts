import { type InsertionPoint, labelOf } from '../../active/insertion-point.ts';
import { pathTemplate } from '../../findings/fingerprint.ts';
import type { Exchange } from '../../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../../levels.ts';
import { enqueue, type ScanState } from '../../scan-state.ts';

/** A parameter such as "lang" that stands on every page is tried on so many of them; programs often share a name such as "id". */
const PATHS_PER_PARAMETER = 60;
/** Pages on which headers and cookies are tried. */
const PAGES_FOR_HEADERS = 150;
/** Inputs whose values the site makes and checks itself; trying them says nothing. */
export const MACHINE_MADE = /csrf|xsrf|nonce|captcha|^__|signature|^_wpnonce$/i;
const ABSENT = [401, 403, 404, 405, 410];

const mayTry = (state: ScanState, level: Level, exchange: Exchange): boolean =>
  LEVEL_LIMITS[level].inputs.size > 0 && state.target?.platform === null && !ABSENT.includes(exchange.status);

/** Queues an input once for a path template; false when it was queued before or stands on enough pages already. */
export function admitPoint(state: ScanState, level: Level, point: InsertionPoint): boolean {
  if (!LEVEL_LIMITS[level].inputs.has(point.place) || state.target?.platform !== null) return false;
  const label = labelOf(point);
  const place = `active ${pathTemplate(new URL(point.url).pathname)} ${label}`;
  const everywhere = `active * ${label}`;
  if (place in state.patterns || (state.patterns[everywhere] ?? 0) >= PATHS_PER_PARAMETER) return false;
  state.patterns[place] = 1;
  state.patterns[everywhere] = (state.patterns[everywhere] ?? 0) + 1;
  enqueue(state, { kind: 'parameter', point });
  return true;
}

/** Queues the parameters and the changing parts of the path of a page that was read. */
export function admitAddress(state: ScanState, level: Level, exchange: Exchange): void {
  if (!mayTry(state, level, exchange)) return;
  const url = new URL(exchange.url);
  for (const parameter of new Set(url.searchParams.keys()))
    if (!MACHINE_MADE.test(parameter)) admitPoint(state, level, { place: 'query', url: url.href, parameter });
  const parts = url.pathname.split('/');
  const template = pathTemplate(url.pathname).split('/');
  // One number may be a year or a version; a second page of the same shape shows that the part is a value.
  const key = `seen ${template.join('/')}`;
  const seen = state.patterns[key] ?? 0;
  state.patterns[key] = seen + 1;
  if (!template.includes('*') || seen !== 1) return;
  for (const [index, part] of template.entries())
    if (part === '*' && parts[index] !== '')
      admitPoint(state, level, { place: 'path', url: url.href, parameter: String(index) });
}

/** Queues a first try of all headers and cookies at once on pages that programs make: those with parameters or forms, and the start page. */
export function admitHeaders(state: ScanState, level: Level, exchange: Exchange, isMadeByProgram: boolean): void {
  const count = state.patterns['pages for headers'] ?? 0;
  if (!mayTry(state, level, exchange) || !LEVEL_LIMITS[level].inputs.has('header') || count >= PAGES_FOR_HEADERS)
    return;
  const { pathname } = new URL(exchange.url);
  const key = `headers ${pathTemplate(pathname)}`;
  if (!(pathname === '/' || isMadeByProgram) || key in state.patterns) return;
  state.patterns[key] = 1;
  state.patterns['pages for headers'] = count + 1;
  enqueue(state, { kind: 'headers', url: exchange.url });
}

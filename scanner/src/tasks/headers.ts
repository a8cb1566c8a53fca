import { SQL_WAITS, WITHIN_QUOTES } from '../active/attacks/a06-sql-delays.ts';
import { type InsertionPoint, markerFor } from '../active/insertion-point.ts';
import { pageText } from '../active/page-text.ts';
import { isLikeNumber } from '../active/sql/conditions.ts';
import { unescaped } from '../crawl/unescaped.ts';
import type { Exchange } from '../guard/exchange.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import type { ScanState } from '../scan-state.ts';
import { admitPoint, MACHINE_MADE } from './admit/admit-inputs.ts';
import type { FetchOutcome, TaskContext, TaskHandler } from './task-context.ts';

/** Headers that programs often store or use. */
const HEADERS: readonly (readonly [name: string, original: string])[] = [
  ['user-agent', 'Mozilla/5.0'],
  ['referer', 'https://example.com/'],
  ['x-forwarded-for', '192.0.2.1'],
];
/** Set for measuring visitors; nothing of the site's reads them as a query. */
const UNREAD_COOKIES = /^(?:_ga|_gid|_gat|_fbp|_hj|__utm|_pk_|intercom|ajs_)/i;
/** Pages of which every header and cookie is tried by itself. */
const MAX_PAGES_TRIED = 30;
/** A wait of two seconds was kept. */
const LATE_MS = 1_800;

/** Twice as it is, once with signs, then a wait for each database. */
export const MAX_HEADER_REQUESTS = 3 + SQL_WAITS.length;

/**
 * Tries all headers and cookies of a page at once: with signs that break a query, and with waits. Only where the answer
 * differs, repeats them or is late, each is tried by itself; a page that ignores them costs a handful of requests.
 */
export const headers: TaskHandler<'headers'> = async ({ url }, context) => {
  const points = pointsOf(url, context.state);
  const word = markerFor(context.settings.scanId, { url, parameter: 'headers' }, 'break');
  const signs = `'")(${word}`;
  const plain = (await ask(context, points, () => '')).exchange;
  const again = (await ask(context, points, () => '')).exchange;
  const broken = (await ask(context, points, () => signs)).exchange;
  const isAffected = differs(plain, again, broken, word) || (await isLate(context, points));
  return (state) => {
    const count = state.patterns['pages with headers'] ?? 0;
    if (!isAffected || count >= MAX_PAGES_TRIED) return;
    state.patterns['pages with headers'] = count + 1;
    for (const point of points) admitPoint(state, context.settings.level, point);
  };
};

type HeaderPoint = Extract<InsertionPoint, { place: 'header' | 'cookie' }>;

function pointsOf(url: string, state: Readonly<ScanState>): readonly HeaderPoint[] {
  const cookies = state.cookies.getCookiesSync(url).filter(({ key, value }) => {
    const isOpaque = (/^[\w-]+$/.test(value) && /[0-9a-f]{16}/i.test(value)) || value.length > 100;
    return !isOpaque && !UNREAD_COOKIES.test(key) && !MACHINE_MADE.test(key);
  });
  return [
    ...HEADERS.map(([parameter, original]): HeaderPoint => ({ place: 'header', url, parameter, original })),
    ...cookies.map(
      ({ key, value }): HeaderPoint => ({ place: 'cookie', url, parameter: key, original: unescaped(value) }),
    ),
  ];
}

/** One request with something put behind the value of every header and of the first cookie. */
function ask(
  { fetch }: TaskContext,
  points: readonly HeaderPoint[],
  behind: (original: string) => string,
  isDelayed = false,
): Promise<FetchOutcome> {
  const all = points.map(({ place, parameter, original }) => [place, parameter, original + behind(original)] as const);
  const sent = Object.fromEntries(all.filter(([place]) => place === 'header').map(([, name, value]) => [name, value]));
  const cookies = all.filter(([place]) => place === 'cookie');
  const cookie = cookies.map(([, name, value]) => ({ name, value: encodeURIComponent(value) }));
  return fetch(points[0]?.url ?? '', { headers: sent, cookies: cookie, isDelayed });
}

function differs(
  plain: Exchange | undefined,
  again: Exchange | undefined,
  broken: Exchange | undefined,
  word: string,
): boolean {
  if (plain === undefined || again === undefined || broken === undefined) return false;
  if (broken.body.toString('utf8').includes(word)) return true;
  const textOf = (exchange: Exchange) => pageText(exchange, '', '');
  return textOf(plain) === textOf(again) && textOf(plain) !== textOf(broken);
}

/** A number may stand in a statement without quotation marks. */
const behindValue = (original: string, condition: string): string =>
  isLikeNumber(original) ? ` AND ${condition}` : WITHIN_QUOTES('', condition);

async function isLate(context: TaskContext, points: readonly HeaderPoint[]): Promise<boolean> {
  if (!LEVEL_LIMITS[context.settings.level].checks.has('A06')) return false;
  for (const [, wait] of SQL_WAITS)
    if ((await ask(context, points, (original) => behindValue(original, wait(2)), true)).ms >= LATE_MS) return true;
  return false;
}

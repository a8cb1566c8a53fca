import { type InsertionPoint, labelOf } from '../../active/insertion-point.ts';
import { postLimitOf } from '../../active/post-limit.ts';
import { noteNews } from '../../crawl/frontier.ts';
import { decidingParameters, groupOf } from '../../crawl/page-groups.ts';
import { noteLeft, noteQueued } from '../../extent/note-extent.ts';
import { pathTemplate } from '../../findings/fingerprint.ts';
import { formKey } from '../../forms/sent-form.ts';
import { type Exchange, mediaTypeOf } from '../../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../../levels.ts';
import { enqueue, type ScanState } from '../../scan-state.ts';

/** Pages on which headers and cookies are tried. */
const PAGES_FOR_HEADERS = 150;
/** Inputs whose values the site makes and checks itself; trying them says nothing. */
export const MACHINE_MADE = /csrf|xsrf|nonce|captcha|^__|signature|^_wpnonce$/i;
/** Answers that there is nothing, or not for everybody; what such a page repeats of its address is an input all the same. */
const ABSENT = [401, 403, 404, 405, 410];
/** Pages of one shape, with parameters of the same names, of which inputs are made; one of these may decide between as many programs. */
const ADDRESSES_PER_KIND = 40;

const mayTry = (state: ScanState, level: Level): boolean =>
  LEVEL_LIMITS[level].inputs.size > 0 && state.target?.platform === null;

/** What the extent of a scan knows an input by. */
export const keyOfInput = (target: string, program: string, point: Pick<InsertionPoint, 'place' | 'parameter'>) =>
  `active ${target}${program} ${labelOf(point)}`;

/** Queues an input once for a program, and tells whether it was new; `program` tells programs apart that share a path. */
export function admitPoint(state: ScanState, level: Level, point: InsertionPoint, program = ''): boolean {
  const label = labelOf(point);
  const path = pathTemplate(new URL(point.url).pathname);
  const target = point.place === 'form' ? formKey(point.form) : path;
  const place = keyOfInput(target, program, point);
  if (place in state.patterns) return false;
  state.patterns[place] = 1;
  if (state.target?.platform !== null || !LEVEL_LIMITS[level].inputs.has(point.place)) {
    noteLeft(state, 'inputs', place, state.target?.platform === null ? 'LEVEL' : 'PLATFORM');
    return false;
  }
  if (point.place === 'query' && MACHINE_MADE.test(point.parameter)) {
    noteLeft(state, 'inputs', place, 'MACHINE');
    return false;
  }
  noteNews(state);
  noteQueued(state, 'inputs', place);
  // Inputs of one name take turns with the others, and so do those of one part of the site.
  const named = countOf(state, `inputs ${label}`);
  const inPart = countOf(state, `inputs in ${path.split('/')[1] ?? ''}`);
  const shares = (postLimitOf(point)?.inputs ?? 0) >= SHARED_BY_MANY;
  enqueue(state, {
    kind: 'parameter',
    point,
    known: place,
    ...(shares ? { round: 'first' } : {}),
    turn: named + Math.floor(inPart / INPUTS_PER_TURN),
  });
  return true;
}

/** From so many inputs on that share a limit of submissions, the first of them would leave too little for the last. */
const SHARED_BY_MANY = 4;
/** Inputs of one part of the site that come before those of others that are seen for the second time. */
const INPUTS_PER_TURN = 10;

function countOf(state: ScanState, key: string): number {
  const before = state.patterns[key] ?? 0;
  state.patterns[key] = before + 1;
  return before;
}

/** Takes note of a page's parameters, to be made inputs of once it is known what they decide, and queues the changing parts of its path. */
export function admitAddress(state: ScanState, level: Level, exchange: Exchange, kind: string): void {
  const url = new URL(exchange.url);
  const isAbsent = ABSENT.includes(exchange.status);
  if (url.search !== '') {
    const alike = `query ${isAbsent ? exchange.status : groupOf(url)} ${isAbsent ? namesOf(url) : ''} ${kind}`;
    if (countOf(state, alike) < ADDRESSES_PER_KIND) {
      if (state.queries.length === 0) enqueue(state, { kind: 'weigh-inputs' });
      state.queries.push({ url: url.href, kind, isAbsent });
    }
  }
  if (!mayTry(state, level) || isAbsent) return;
  const parts = url.pathname.split('/');
  const template = pathTemplate(url.pathname).split('/');
  // One number may be a year or a version; a second page of the same shape shows that the part is a value. An interface's is one.
  const seen = countOf(state, `seen ${template.join('/')}`);
  if (!template.includes('*') || seen !== (mediaTypeOf(exchange).includes('json') ? 0 : 1)) return;
  for (const [index, part] of template.entries())
    if (part === '*' && parts[index] !== '')
      admitPoint(state, level, { place: 'path', url: url.href, parameter: String(index) });
}

/** Queues the parameters of a script's address whose values the script repeats, as a program that names a function to call does. */
export function admitScriptInputs(state: ScanState, level: Level, { url, body }: Pick<Exchange, 'url' | 'body'>): void {
  if (!mayTry(state, level)) return;
  const text = body.toString('utf8');
  for (const [parameter, value] of new URL(url).searchParams)
    if (value.length >= SHORTEST_REPEATED && text.includes(value))
      admitPoint(state, level, { place: 'query', url, parameter });
}
/** Shorter values stand in a script by chance. */
const SHORTEST_REPEATED = 4;

const namesOf = (url: URL) => [...new Set(url.searchParams.keys())].sort().join('&');

/** Makes inputs of the parameters that were noted. One that decides which program answers tells the inputs beside it apart. */
export function weighInputs(state: ScanState, level: Level): void {
  for (const { url: href } of state.queries) {
    const url = new URL(href);
    const deciding = decidingParameters(state.groups, url);
    for (const parameter of new Set(url.searchParams.keys())) {
      const programs = deciding.filter((name) => name !== parameter);
      const program = programs.map((name) => `&${name}=${url.searchParams.get(name) ?? ''}`).join('');
      const isButton = `button ${url.pathname} ${parameter}` in state.patterns;
      if (!isButton) admitPoint(state, level, { place: 'query', url: href, parameter }, program);
    }
  }
  state.queries = [];
}

/** Queues a first try of all headers and cookies at once on pages that programs make: those with parameters or forms, and the start page. */
export function admitHeaders(state: ScanState, level: Level, exchange: Exchange, isMadeByProgram: boolean): void {
  const count = state.patterns['pages for headers'] ?? 0;
  if (
    !mayTry(state, level) ||
    ABSENT.includes(exchange.status) ||
    !LEVEL_LIMITS[level].inputs.has('header') ||
    count >= PAGES_FOR_HEADERS
  )
    return;
  const { pathname } = new URL(exchange.url);
  const key = `headers ${pathTemplate(pathname)}`;
  if (!(pathname === '/' || isMadeByProgram) || key in state.patterns) return;
  state.patterns[key] = 1;
  state.patterns['pages for headers'] = count + 1;
  enqueue(state, { kind: 'headers', url: exchange.url });
}

import { type InsertionPoint, markerFor } from '../../active/insertion-point.ts';
import { mayBeSent } from '../../active/may-be-sent.ts';
import { isShownAsPage } from '../../active/scripts/places-in-page.ts';
import type { PageView } from '../../checks/page-check.ts';
import { decidingParameters } from '../../crawl/page-groups.ts';
import { pathTemplate } from '../../findings/fingerprint.ts';
import { LEVEL_LIMITS, type Level } from '../../levels.ts';
import { enqueue, type ScanState } from '../../scan-state.ts';
import { admitPoint } from '../admit/admit-inputs.ts';
import type { TaskHandler } from '../task-context.ts';

/** Pages of a site that are asked, and parts of it for what is missing or refused there. */
const MAX_PAGES = 40;
const MAX_ABSENT = 15;
/** Programs that one parameter tells apart (`?page=`). */
const MAX_PROGRAMS = 150;
/** Of one build; what all of them have in common is in each. */
const PER_KIND = 2;
/** Inputs that are made of answers: what repeats the address on every page is mostly one template. */
const MAX_MADE = 12;
/** The same in every scan, so that what is found there keeps its identity. */
const PART = 'no-such-part-zq';
const NAME = 'zqname';
const VALUE = 'zqvalue';
/** Programs that get the rest of an address as their input (RFC 3875, "PATH_INFO"). */
const PROGRAM = /\.(?:php\d?|phtml|cgi|pl|py|rb|cfm|jsp|do)$/i;
/** Answers that are about their address. */
const REFUSING: readonly number[] = [401, 403, 404];
const SIGNS = `'"<`;

/** Queues one request that tells whether a page repeats its own address with signs of markup in it; not for every page of one build. */
export function admitEcho(state: ScanState, level: Level, { url, page, exchange }: PageView, kind: string): void {
  if (!LEVEL_LIMITS[level].inputs.has('name') || state.target?.platform !== null || page === null) return;
  const { pathname } = url;
  const folder = /^\/[^/]+\//.exec(pathname)?.[0];
  const isRefused = REFUSING.includes(exchange.status);
  const ask = (path: string, most: number, build: string) =>
    queue(state, `${url.origin}${path}${url.search}`, most, build);
  if (PROGRAM.test(pathname)) ask(`${pathname}/`, MAX_PAGES, kind);
  else if (isRefused) ask(pathname.endsWith('/') ? pathname : `${pathname}/`, MAX_ABSENT, kind);
  else if (exchange.status < 300 && (url.search !== '' || page.forms.length > 0)) ask(pathname, MAX_PAGES, kind);
  // What is missing in a part of the site may be told by that part's own program.
  if (folder !== undefined && !PROGRAM.test(pathname)) ask(folder, MAX_ABSENT, `missing in ${folder}`);
}

/**
 * Queues the same for each program behind one path. Which parameter decides that is known when the site has been read; their pages may
 * have one build, as they have one design.
 */
export function admitEchoesOfPrograms(state: ScanState, level: Level): void {
  if (!LEVEL_LIMITS[level].inputs.has('name') || state.target?.platform !== null) return;
  for (const { url } of state.queries) {
    const { pathname, searchParams } = new URL(url);
    const deciding = decidingParameters(state.groups, new URL(url));
    const program = deciding.map((name) => `&${name}=${searchParams.get(name)}`).join('');
    const key = `echo of ${pathTemplate(pathname)}${program}`;
    const count = state.patterns['programs for echoes'] ?? 0;
    if (program === '' || key in state.patterns || count >= MAX_PROGRAMS) continue;
    state.patterns[key] = 1;
    state.patterns['programs for echoes'] = count + 1;
    enqueue(state, { kind: 'echo', url });
  }
}

function queue(state: ScanState, url: string, most: number, kind: string): void {
  const key = `echo ${pathTemplate(new URL(url).pathname)}`;
  const ofKind = `echo of ${kind}`;
  const ofAll = most === MAX_PAGES ? 'pages for echoes' : 'parts for echoes';
  const count = state.patterns[ofAll] ?? 0;
  if (key in state.patterns || (state.patterns[ofKind] ?? 0) >= PER_KIND || count >= most) return;
  state.patterns[key] = 1;
  state.patterns[ofKind] = (state.patterns[ofKind] ?? 0) + 1;
  state.patterns[ofAll] = count + 1;
  enqueue(state, { kind: 'echo', url });
}

/**
 * Asks for an address with a part, a parameter and a value that mean nothing, each with signs around which markup is built. Those that
 * come back with a sign as it was sent are inputs; what escapes them all has cost one request.
 */
export const echo: TaskHandler<'echo'> = async ({ url }, { fetch, settings, state: seen }) => {
  const wordOf = (parameter: string) => markerFor(settings.scanId, { url, parameter }, 'echo');
  const signed = (word: string) => `${word}${SIGNS}${word}`;
  const hasPart = new URL(url).pathname.endsWith('/');
  const asked = new URL(url);
  if (hasPart) asked.pathname += encodeURIComponent(signed(wordOf(PART)));
  asked.searchParams.append(signed(wordOf(NAME)), signed(wordOf(VALUE)));
  const exchange = mayBeSent(seen, asked.href) ? (await fetch(asked.href)).exchange : undefined;
  return (state) => {
    if (exchange === undefined || !isShownAsPage(exchange)) return;
    const text = exchange.body.toString('utf8');
    for (const made of pointsOf(url, hasPart))
      if (isRaw(text, wordOf(made.name))) admitMade(state, settings.level, made.point);
  };
};

function pointsOf(url: string, hasPart: boolean): readonly { readonly name: string; readonly point: InsertionPoint }[] {
  const place = new URL(url);
  if (hasPart) place.pathname += PART;
  const valued = new URL(place);
  valued.searchParams.append(VALUE, VALUE);
  const parameter = String(place.pathname.split('/').length - 1);
  const part = { place: 'path', url: place.href, parameter, isMadeUp: true } as const;
  return [
    ...(hasPart ? [{ name: PART, point: part }] : []),
    { name: NAME, point: { place: 'name', url: place.href, parameter: NAME } },
    { name: VALUE, point: { place: 'query', url: valued.href, parameter: VALUE, isMadeUp: true } },
  ];
}

/** Whether one of the signs between the two words came back as it was sent. */
const isRaw = (text: string, word: string): boolean =>
  [...text.matchAll(new RegExp(`${word}([^\\n]{1,40}?)${word}`, 'gi'))].some(([, between = '']) =>
    /['"<]/.test(between),
  );

function admitMade(state: ScanState, level: Level, point: InsertionPoint): void {
  const count = state.patterns['echoes made'] ?? 0;
  if (count >= MAX_MADE) return;
  state.patterns['echoes made'] = count + 1;
  admitPoint(state, level, point);
}

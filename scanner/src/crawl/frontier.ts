import { pathTemplate } from '../findings/fingerprint.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState } from '../scan-state.ts';
import { canonicalUrl } from './canonical-url.ts';
import { isDeniedLink } from './denied-link.ts';
import { type RobotsRules, readRobots } from './robots.ts';

/** Endless calendars and filters: so many values of one set of parameters are looked at. */
const VARIANTS_PER_QUERY = 3;
/** Pages whose paths differ in numbers only, such as a shop's products. */
const VARIANTS_PER_PATH = 20;
/** Folders of linked files that are opened to see whether the server lists them. */
const MAX_FOLDERS = 30;
const NOT_A_PAGE =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|css|woff2?|ttf|eot|otf|mp[34]|webm|ogg|wav|avi|mov|pdf|docx?|xlsx?|pptx?|zip|gz|tgz|rar|7z|exe|dmg|iso|js|mjs|map)$/i;

/** Longer addresses are no page's, and would fill the memory of the scan. */
const LONGEST_ADDRESS = 2_000;

/** Addresses that the site's robots.txt allows; everything before it was read. */
export function isAllowedByRobots(state: Readonly<ScanState>, url: string): boolean {
  return state.robots === '' || state.target === null || rulesOf(state.target.origin, state.robots).isAllowed(url);
}

let lastRead: { readonly origin: string; readonly text: string; readonly rules: RobotsRules } | null = null;

/** A long robots.txt is read once, not for every link. */
function rulesOf(origin: string, text: string): RobotsRules {
  if (lastRead?.origin !== origin || lastRead.text !== text)
    lastRead = { origin, text, rules: readRobots(origin, text) };
  return lastRead.rules;
}

/**
 * Queues a page if it belongs to the site, is new, harmless, allowed by robots.txt and no further variant of a
 * pattern seen often enough.
 */
export function admitPage(state: ScanState, level: Level, address: string, depth: number): void {
  const limits = LEVEL_LIMITS[level];
  if (state.target === null || depth > limits.depth || !isSane(address)) return;
  const url = new URL(canonicalUrl(address));
  if (url.origin !== state.target.origin || NOT_A_PAGE.test(url.pathname) || isDeniedLink(url.href)) return;
  if (state.seen.has(url.href) || state.seen.size >= limits.pages) return;
  if (!isAllowedByRobots(state, url.href)) return;
  if (!admitPattern(state, url)) return;
  state.seen.add(url.href);
  enqueue(state, { kind: 'page', url: url.href, depth });
}

/** Queues a script of the site itself; the same limits hold. */
export function admitScript(state: ScanState, level: Level, address: string): void {
  if (!LEVEL_LIMITS[level].checks.has('P12') || state.target === null) return;
  if (!isSane(address)) return;
  const url = new URL(address);
  url.hash = '';
  if (url.origin !== state.target.origin || state.seen.has(url.href)) return;
  if (state.seen.size >= LEVEL_LIMITS[level].pages || !isAllowedByRobots(state, url.href)) return;
  if (!admitPattern(state, url)) return;
  state.seen.add(url.href);
  enqueue(state, { kind: 'script', url: url.href });
}

/** Queues the folder that a file of the site lies in, since servers may list what is in it. */
export function admitFolder(state: ScanState, level: Level, file: string): void {
  const folder = new URL('.', file).href;
  const count = state.patterns.folders ?? 0;
  if (count >= MAX_FOLDERS || state.seen.has(folder)) return;
  admitPage(state, level, folder, 1);
  if (state.seen.has(folder)) state.patterns.folders = count + 1;
}

const isSane = (address: string) => address.length <= LONGEST_ADDRESS && URL.canParse(address);

function admitPattern(state: ScanState, url: URL): boolean {
  const template = pathTemplate(url.pathname);
  const names = [...new Set(url.searchParams.keys())].sort().join('&');
  const checks: [key: string, most: number][] = [];
  if (names !== '') checks.push([`GET ${url.pathname}?${names}`, VARIANTS_PER_QUERY]);
  if (template !== url.pathname) checks.push([`GET ${template}`, VARIANTS_PER_PATH]);
  if (checks.some(([key, most]) => (state.patterns[key] ?? 0) >= most)) return false;
  for (const [key] of checks) state.patterns[key] = (state.patterns[key] ?? 0) + 1;
  return true;
}

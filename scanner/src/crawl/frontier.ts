import type { LeftReason } from '@portal/domain/monitoring/extent/scan-extent.ts';
import { noteLeft, noteQueued } from '../extent/note-extent.ts';
import { pathTemplate } from '../findings/fingerprint.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState } from '../scan-state.ts';
import { isDeniedInside } from '../signed-in/denied-inside.ts';
import { isWayOut } from '../signed-in/ways-out.ts';
import { canonicalUrl } from './canonical-url.ts';
import { isDeniedLink } from './denied-link.ts';
import { groupOf, groupOfMany, mayAskNow, partOf, type Waiting } from './page-groups.ts';
import { type RobotsRules, readRobots } from './robots.ts';

/** Scripts whose paths differ in numbers only, and versions of one that a parameter names. */
const MAX_SCRIPTS_ALIKE = 20;
const MAX_VERSIONS = 3;
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

/** Where an address was found. */
export type FoundAt = {
  readonly depth: number;
  /** The page that it was found on. */
  readonly page?: string;
  /** Likeness of the page, when many others say nearly the same. */
  readonly manyOf?: string | undefined;
  /** The page is what the site shows in place of one that it does not have. */
  readonly isMissing?: boolean;
};

/**
 * Queues a page if it belongs to the site, is new, harmless, allowed by robots.txt and no further address of a program that has
 * told nothing new for long; whatever is left out is counted with its reason.
 */
export function admitPage(state: ScanState, level: Level, address: string, at: FoundAt): void {
  if (state.target === null || !URL.canParse(address)) return;
  if (address.length > LONGEST_ADDRESS) {
    noteLeft(state, 'addresses', address.slice(0, LONGEST_ADDRESS), 'LEVEL');
    return;
  }
  const url = new URL(canonicalUrl(address));
  if (state.seen.has(url.href)) return;
  const reason = reasonToLeave(state, level, url, at);
  if (reason !== null) {
    noteLeft(state, 'addresses', url.href, reason);
    return;
  }
  if (at.page !== undefined && groupOf(new URL(at.page)) !== groupOf(url)) noteNews(state);
  const isChained = isNextOfChain(state, url, at);
  const own = groupOf(url);
  const group = own === null && at.manyOf !== undefined ? groupOfMany(at.manyOf) : undefined;
  const waiting = { url: url.href, depth: at.depth, isChained };
  if (mayAskNow(state.groups, group ?? own, waiting)) queuePage(state, level, waiting, group);
  else noteLeft(state, 'addresses', url.href, 'ALIKE');
}

function reasonToLeave(state: ScanState, level: Level, url: URL, at: FoundAt): LeftReason | null {
  const limits = LEVEL_LIMITS[level];
  if (url.origin !== state.target?.origin) return 'OUTSIDE';
  if (NOT_A_PAGE.test(url.pathname)) return 'FILE';
  if (isDeniedLink(url.href) || isWayOut(state, url.href) || (state.isSignedIn && isDeniedInside(url.href)))
    return 'WARNED';
  if (!isAllowedByRobots(state, url.href)) return 'ROBOTS';
  if (at.depth > limits.depth || state.seen.size >= limits.pages) return 'LEVEL';
  return at.isMissing === true ? 'ALIKE' : null;
}

/** Queues a page, as one of its part of the site. */
export function queuePage(
  state: ScanState,
  level: Level,
  { url: href, depth, isChained }: Waiting,
  group?: string,
): void {
  const url = new URL(href);
  if (state.seen.has(url.href)) return;
  if (state.seen.size >= LEVEL_LIMITS[level].pages) {
    noteLeft(state, 'addresses', url.href, 'LEVEL');
    return;
  }
  state.seen.add(url.href);
  noteQueued(state, 'addresses', url.href);
  const part = `part ${partOf(url)}`;
  const asked = state.patterns[part] ?? 0;
  state.patterns[part] = asked + 1;
  const chained = { ...(isChained ? { isChained: true as const } : {}), ...(group === undefined ? {} : { group }) };
  // The parts of a site take turns, and what is near the start page comes first.
  enqueue(state, { kind: 'page', url: url.href, depth, turn: asked + depth, ...chained });
}

/** Found on a further page of the same program, as an endless calendar leads from month to month; the first one may list them all. */
function isNextOfChain(state: Readonly<ScanState>, url: URL, { page }: FoundAt): boolean {
  const group = groupOf(url);
  if (page === undefined || group === null || groupOf(new URL(page)) !== group) return false;
  return (state.groups[group]?.answered ?? 0) > 0;
}

/** Something was found that pages of the same program do not have. */
export function noteNews(state: ScanState): void {
  state.patterns.news = (state.patterns.news ?? 0) + 1;
}

/** Queues a script of the site itself; the same limits hold. */
export function admitScript(state: ScanState, level: Level, address: string): void {
  if (!LEVEL_LIMITS[level].checks.has('P12') || state.target === null) return;
  if (!isSane(address)) return;
  const url = new URL(address);
  url.hash = '';
  if (url.origin !== state.target.origin || state.seen.has(url.href)) return;
  if (state.seen.size >= LEVEL_LIMITS[level].pages || !isAllowedByRobots(state, url.href)) return;
  const key = `scripts ${pathTemplate(url.pathname)}`;
  const count = state.patterns[key] ?? 0;
  if (count >= (url.search === '' ? MAX_SCRIPTS_ALIKE : MAX_VERSIONS)) return;
  state.patterns[key] = count + 1;
  state.seen.add(url.href);
  enqueue(state, { kind: 'script', url: url.href });
}

/** Queues the folder that a file of the site lies in, since servers may list what is in it. */
export function admitFolder(state: ScanState, level: Level, file: string): void {
  const folder = new URL('.', file).href;
  const count = state.patterns.folders ?? 0;
  if (count >= MAX_FOLDERS || state.seen.has(folder)) return;
  admitPage(state, level, folder, { depth: 1 });
  if (state.seen.has(folder)) state.patterns.folders = count + 1;
}

const isSane = (address: string) => address.length <= LONGEST_ADDRESS && URL.canParse(address);

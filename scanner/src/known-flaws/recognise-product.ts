import type { PageView } from '../checks/page-check.ts';
import type { ReadyProduct, ReadyTell } from './load-products.ts';

/** What one answer tells of a product. */
export type Sighting = {
  /** Null when only the product is told. */
  readonly version: string | null;
  /** The version is only the beginning of the whole one. */
  readonly isBranch: boolean;
  /** What stands there. */
  readonly proof: string;
};

/** Longer texts are looked through to here. */
const LONGEST_TEXT = 512 * 1024;
/** Where a package's number goes on after a version. */
const AROUND = 30;
/** Systems that repair old versions without changing the number. */
const REPAIRED_BY_SYSTEM = /ubuntu|debian|red ?hat|rhel|centos|alma|rocky|fedora|amazon|suse|deb\d|\.el\d/i;

/** Looks for one product in an answer; `base` is the folder that the product stands in. Null when nothing tells of it. */
export function sightingOf(product: ReadyProduct, view: PageView, base: string): Sighting | null {
  let best: Sighting | null = null;
  for (const tell of product.tells) {
    const seen = look(tell, view, base, product.isPackaged === true);
    if (seen === null) continue;
    if (best === null || rankOf(seen) > rankOf(best)) best = seen;
    if (rankOf(seen) === 2) break;
  }
  return best;
}

const rankOf = ({ version, isBranch }: Sighting) => (version === null ? 0 : isBranch ? 1 : 2);

function look(tell: ReadyTell, view: PageView, base: string, isPackaged: boolean): Sighting | null {
  const { status } = view.exchange;
  if (tell.path !== undefined && pathOf(view.url) !== base + tell.path) return null;
  if (tell.status === undefined ? status >= 400 : !tell.status.includes(status)) return null;
  if (tell.folder !== null && !foldersOf(view).has(tell.folder)) return null;
  const text = textFor(tell.from, view);
  if (tell.literal !== null && !text.includes(tell.literal)) return null;
  const found = tell.regex.exec(text);
  if (found === null) return null;
  if (tell.besides !== undefined && !new RegExp(tell.besides).test(textFor('body', view))) return null;
  const said = found.groups?.version ?? null;
  const version = said !== null && tell.isPacked === true ? unpacked(said) : (said?.replaceAll('_', '.') ?? null);
  const around = tell.from === 'body' ? text.slice(found.index, found.index + found[0].length + AROUND) : text;
  const isRepaired = isPackaged && REPAIRED_BY_SYSTEM.test(around);
  return { version: isRepaired ? null : version, isBranch: tell.isBranch === true, proof: found[0] };
}

/** 10604 is 1.6.4. */
const unpacked = (digits: string): string =>
  [digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2)].map(Number).join('.');

function textFor(from: string, view: PageView): string {
  if (from === 'body') return view.text.slice(0, LONGEST_TEXT);
  if (from === 'address') return view.url.pathname;
  const name = from === 'cookie' ? 'set-cookie' : from.slice('header:'.length);
  return (view.exchange.headers[name] ?? []).join('\n');
}

const folders = new WeakMap<PageView, ReadonlySet<string>>();

/** Folders of plugins and themes that a text names: one search for all of them. */
function foldersOf(view: PageView): ReadonlySet<string> {
  const known = folders.get(view) ?? new Set(view.text.match(/\/wp-content\/(?:plugins|themes)\/[\w-]+\//g));
  folders.set(view, known);
  return known;
}

const pathOf = (url: URL) => url.pathname + url.search;

/** The folder that a product stands in, as the addresses on a page that names one of its own folders tell; "" is the top. */
export function baseOf(product: ReadyProduct, view: PageView): string {
  const folders = product.tells.map(({ path = '/' }) => path.slice(0, path.lastIndexOf('/') + 1));
  const named = folders.filter((folder) => folder.length > 1);
  if (named.length === 0 || view.page === null) return '';
  for (const address of addressesOf(view)) {
    if (!URL.canParse(address)) continue;
    const { origin, pathname } = new URL(address);
    const at = named.map((folder) => pathname.indexOf(folder)).find((index) => index >= 0);
    if (origin === view.url.origin && at !== undefined) return pathname.slice(0, at);
  }
  return '';
}

function* addressesOf({ page }: PageView): Generator<string> {
  for (const { url } of page?.resources ?? []) yield url;
  for (const { src } of page?.scripts ?? []) if (src !== null) yield src;
  yield* page?.links ?? [];
}

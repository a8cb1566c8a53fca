import { domSources } from '@portal/domain/monitoring/scan-words/dom-sources.texts.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';

/** Where a page's own scripts can get a text that a stranger wrote. */
export type DomSource =
  | { readonly kind: 'hash' }
  | { readonly kind: 'hash-value'; readonly name: string }
  | { readonly kind: 'query'; readonly name: string }
  /** All that stands behind the question mark. */
  | { readonly kind: 'search' }
  | { readonly kind: 'path' }
  | { readonly kind: 'window-name' }
  | { readonly kind: 'referrer' }
  | { readonly kind: 'message' }
  | { readonly kind: 'cookie'; readonly name: string }
  /** What the browser keeps for the site, for a tab or for longer. */
  | { readonly kind: 'storage'; readonly name: string };

/** Whether a stranger can write it by nothing but a link or a page of his own. */
export const isFromOutside = ({ kind }: DomSource): boolean => kind !== 'cookie' && kind !== 'storage';

/**
 * Sources that can be filled at once. What decides which page is shown stands alone: at another path, or another route behind "#", the
 * others may arrive nowhere.
 */
export function sharingAPage(page: string, sources: readonly DomSource[]): readonly (readonly DomSource[])[] {
  const isByRoute = isRoute(new URL(page).hash);
  const decides = ({ kind }: DomSource) => kind === 'path' || (kind === 'hash' && isByRoute);
  const groups = [sources.filter((one) => !decides(one)), ...sources.filter(decides).map((one) => [one])];
  return groups.filter((group) => group.length > 0);
}

/** Where a page is opened, and with what. */
export type Stage = {
  readonly url: string;
  readonly referrer?: string;
  /** Runs before every script of the page. */
  readonly setUp: string;
  /** Sent to the page from another website when it has come to rest. */
  readonly messages: readonly unknown[];
};

/** How messages that the page's scripts understand are built. */
export type MessageShape = {
  /** Names of values that the scripts read. */
  readonly names: readonly string[];
  /** What the scripts compare a value with before they act. */
  readonly kinds: readonly (readonly [name: string, value: string])[];
};

/** A page of somebody else. */
const ELSEWHERE = 'https://elsewhere.example/';

const LABELS = {
  hash: domSources.hash,
  'hash-value': domSources.hashValue,
  query: domSources.query,
  search: domSources.search,
  path: domSources.path,
  'window-name': domSources.windowName,
  referrer: domSources.referrer,
  message: domSources.message,
  cookie: domSources.cookie,
  storage: domSources.storage,
} as const satisfies Record<DomSource['kind'], Phrase>;

/** How findings name the source, in English; part of their identity. */
export const sourceLabel = (source: DomSource): string =>
  LABELS[source.kind].text.replace('{name}', () => ('name' in source ? source.name : ''));

/** Puts a text into each of the sources. */
export function stageFor(
  page: string,
  values: ReadonlyMap<DomSource, string>,
  shape: MessageShape = { names: [], kinds: [] },
): Stage {
  const url = new URL(page);
  let stage: Stage = { url: page, setUp: '', messages: [] };
  const setUp: string[] = [];
  let whole: string | null = null;
  const named: string[] = [];
  for (const [source, value] of values) {
    switch (source.kind) {
      case 'hash':
        whole = value;
        break;
      case 'hash-value':
        named.push(`${source.name}=${value}`);
        break;
      case 'query':
        url.search = withValue(url.search, source.name, value);
        break;
      case 'search':
        url.search = escapedValue(value);
        break;
      case 'path':
        url.pathname = withLastPart(url.pathname, encodeURIComponent(value));
        break;
      case 'window-name':
        setUp.push(`if (window === top) window.name = ${JSON.stringify(value)};`);
        break;
      case 'referrer':
        stage = { ...stage, referrer: `${ELSEWHERE}?from=${value}` };
        break;
      case 'message':
        stage = { ...stage, messages: [...stage.messages, ...messagesWith(value, shape)] };
        break;
      case 'cookie':
        setUp.push(`document.cookie = ${JSON.stringify(`${source.name}=${value}; path=/`)};`);
        break;
      case 'storage':
        setUp.push(keeping(source.name, value));
        break;
    }
  }
  url.hash = hashWith(url.hash, whole, named);
  return { ...stage, url: url.href, setUp: setUp.join(' ') };
}

/** A document of its own kind, such as a frame without an address, may have no storage. */
const keeping = (name: string, value: string) =>
  `try { for (const kept of [localStorage, sessionStorage]) kept.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)}); } catch {}`;

/** Of a route behind "#" the last part is the value, and named values stand behind a question mark of its own. */
function hashWith(hash: string, whole: string | null, named: readonly string[]): string {
  if (whole === null && named.length === 0) return hash;
  if (!isRoute(hash)) return [...(whole === null ? [] : [whole]), ...named].join('&');
  const [route = ''] = hash.split('?');
  const changed = whole === null ? route : withLastPart(route, whole);
  return named.length === 0 ? changed : `${changed}?${named.join('&')}`;
}

/** Whether the part behind "#" names a page of its own. */
export const isRoute = (hash: string): boolean => /^#!?\//.test(hash);

/** As an address bar takes it: only what would end the value is escaped. */
function withValue(search: string, name: string, value: string): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== encodeURIComponent(name));
  return `?${[...others, `${encodeURIComponent(name)}=${escapedValue(value)}`].join('&')}`;
}

const escapedValue = (value: string) => value.replace(/[%&#+ ]/g, encodeURIComponent);

function withLastPart(path: string, value: string): string {
  const parts = path.split('/');
  parts[parts.length - 1] = value;
  return parts.join('/');
}

function messagesWith(value: string, { names, kinds }: MessageShape): unknown[] {
  const plain = Object.fromEntries(names.map((name) => [name, value]));
  const objects = [plain, ...kinds.map(([name, kind]) => ({ ...plain, [name]: kind }))];
  return names.length === 0 ? [value] : [value, ...objects, ...objects.map((object) => JSON.stringify(object))];
}

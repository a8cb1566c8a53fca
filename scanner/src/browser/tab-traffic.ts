import type { Exchange } from '../guard/exchange.ts';
import type { GuardedRequest } from '../guard/guarded-client.ts';
import type { Session } from './devtools.ts';
import { type PageCall, SCRIPT_REQUESTS, type TabSeen } from './page-call.ts';
import type { ServedFiles } from './served-files.ts';

/** One paced and guarded request of the scan; no exchange when it failed. */
export type TabFetch = (
  url: string,
  request: Pick<GuardedRequest, 'method' | 'headers' | 'body'> & {
    readonly cookies: readonly { readonly name: string; readonly value: string }[];
  },
) => Promise<{ readonly exchange?: Exchange | undefined }>;

/** What a page may load. All of it goes through the scan's own paced and guarded requests. */
export type TabRules = {
  /** Nothing of another origin is loaded. */
  readonly origin: string;
  readonly fetch: TabFetch;
  readonly mayRead: (url: string) => boolean;
  /** Whether what a script sends is really sent. */
  readonly maySend: (call: PageCall) => boolean;
  readonly mostRequests: number;
  readonly files: ServedFiles;
  /** Data is asked for anew, not taken from an earlier opening. */
  readonly isFresh?: true;
  /** Stands for what the server would answer for the page itself. */
  readonly document?: Exchange;
};

type Request = {
  readonly id: string;
  readonly url: string;
  readonly fragment: string;
  readonly method: string;
  readonly kind: string;
  readonly isMainFrame: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type TabTraffic = {
  readonly seen: TabSeen;
  /** The page that is opened next; other pages are only noted. */
  expect(url: string): void;
  /** From now on nothing is loaded or sent; what scripts ask for is only noted. */
  freeze(): void;
  /** Requests that are not answered yet. */
  pending(): number;
  /** When something last happened, by `performance.now`. */
  lastAt(): number;
};

const LOADED = new Set(['Document', 'Script', 'Stylesheet', 'XHR', 'Fetch', 'Other']);
const CALLS = new Set(['XHR', 'Fetch']);
const FILES = new Set(['Script', 'Stylesheet']);
/** Said by the browser itself, or no longer true of an answer that was unpacked. */
const NOT_PASSED_ON = /^(?:host|cookie|user-agent|accept-encoding|connection|content-length|referer|sec-)/;
const NOT_HANDED_BACK = /^(?:content-encoding|content-length|transfer-encoding|connection|alt-svc|link|nel|report)/;
const MAX_NOTED = 200;
const LONGEST_NOTED = 2_000;
const MAX_CALLS = 50;
const LONGEST_BODY = 20_000;
const MAX_SCRIPT_CHARACTERS = 1_000_000;

/** Answers everything that a page asks for, by the rules. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its handlers share what was seen of the traffic
export function handleTraffic(session: Session, frameId: string, rules: TabRules): TabTraffic {
  const seen: TabSeen = {
    addresses: new Set(),
    navigations: new Set(),
    calls: [],
    asked: [],
    scripts: [],
    files: new Set(),
    sockets: new Map(),
    hasForeignScripts: false,
    hasData: false,
    isOverLimit: false,
  };
  let expected: string | null = null;
  let isFrozen = false;
  let loaded = 0;
  let pending = 0;
  let lastAt = performance.now();
  let scriptCharacters = 0;

  const refuse = ({ id, kind }: Request) =>
    session.send('Fetch.failRequest', {
      requestId: id,
      errorReason: kind === 'Document' ? 'Aborted' : 'BlockedByClient',
    });
  const noteAddress = (url: string) => {
    const isOwn = url.length <= LONGEST_NOTED && url.startsWith(`${rules.origin}/`);
    if (isOwn && seen.addresses.size < MAX_NOTED) seen.addresses.add(url);
  };

  const answerTo = async (request: Request): Promise<Exchange | null> => {
    const { url, kind, method, isMainFrame } = request;
    const scriptKind = SCRIPT_REQUESTS.find((one) => one === kind);
    if (scriptKind !== undefined && seen.asked.length < MAX_NOTED && url.length <= LONGEST_NOTED)
      seen.asked.push({ url, kind: scriptKind });
    const isOtherPage = kind === 'Document' && isMainFrame && (expected !== url || method !== 'GET');
    if (isOtherPage && seen.navigations.size < MAX_NOTED && url.length <= LONGEST_NOTED)
      seen.navigations.add(url + request.fragment.slice(0, LONGEST_NOTED));
    if (!url.startsWith(`${rules.origin}/`)) {
      if (kind === 'Script') seen.hasForeignScripts = true;
      return null;
    }
    if (isOtherPage) {
      noteAddress(url + request.fragment);
      return null;
    }
    if (kind === 'Document' && isMainFrame) {
      expected = null;
      if (rules.document !== undefined) return rules.document;
    }
    if (!LOADED.has(kind)) return null;
    const call = method === 'POST' && CALLS.has(kind) ? callOf(request) : null;
    if (call !== null && seen.calls.length < MAX_CALLS && call.body.length <= LONGEST_BODY) seen.calls.push(call);
    if (method === 'GET' && CALLS.has(kind)) noteAddress(url);
    const isAllowed = method === 'GET' ? rules.mayRead(url) : call !== null && !isFrozen && rules.maySend(call);
    if (CALLS.has(kind)) seen.hasData = true;
    const isAskedAnew = method !== 'GET' || (rules.isFresh === true && CALLS.has(kind));
    const known = isAskedAnew ? undefined : rules.files.get(url);
    if (!isAllowed || (isFrozen && known === undefined)) return null;
    const exchange = known ?? (await load(request));
    if (exchange !== null && kind === 'Script') {
      keepScript(exchange);
      if (seen.files.size < MAX_NOTED) seen.files.add(url);
    }
    return exchange;
  };

  const load = async (request: Request): Promise<Exchange | null> => {
    if (loaded >= rules.mostRequests) {
      seen.isOverLimit = true;
      return null;
    }
    loaded += 1;
    const { url, method, kind, body } = request;
    const { cookies } = await session.send('Network.getCookies', { urls: [url] });
    const headers = Object.entries(request.headers).filter(([name]) => !NOT_PASSED_ON.test(name.toLowerCase()));
    const { exchange } = await rules.fetch(url, {
      headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      cookies: cookies.map(({ name, value }) => ({ name, value })),
      ...(method === 'POST' ? { method: 'POST', body } : {}),
    });
    if (exchange === undefined) return null;
    if (method === 'GET' && (FILES.has(kind) || CALLS.has(kind))) rules.files.keep(url, exchange);
    return exchange;
  };

  const keepScript = (exchange: Exchange) => {
    const text = exchange.body.toString('utf8', 0, MAX_SCRIPT_CHARACTERS - scriptCharacters);
    scriptCharacters += text.length;
    if (text !== '') seen.scripts.push(text);
  };

  const handle = async (request: Request) => {
    const exchange = await answerTo(request).catch(() => null);
    if (exchange === null) return refuse(request);
    const responseHeaders = Object.entries(exchange.headers)
      .filter(([name]) => !NOT_HANDED_BACK.test(name))
      .flatMap(([name, values]) => values.map((value) => ({ name, value })));
    const body = exchange.body.toString('base64');
    return session.send('Fetch.fulfillRequest', {
      requestId: request.id,
      responseCode: exchange.status,
      responseHeaders,
      body,
    });
  };

  session.on('Fetch.requestPaused', (event) => {
    lastAt = performance.now();
    pending += 1;
    const { request } = event;
    handle({
      id: event.requestId,
      url: request.url,
      fragment: request.urlFragment ?? '',
      method: request.method,
      kind: event.resourceType,
      isMainFrame: event.frameId === frameId,
      headers: request.headers,
      body: bodyOf(request),
    })
      // The page has gone on, or was closed.
      .catch(() => undefined)
      .finally(() => {
        pending -= 1;
        lastAt = performance.now();
      });
  });
  session.on('Page.navigatedWithinDocument', (event) => {
    lastAt = performance.now();
    noteAddress(event.url);
  });

  return {
    seen,
    expect(url) {
      expected = url.split('#')[0] ?? url;
    },
    freeze() {
      isFrozen = true;
    },
    pending: () => pending,
    lastAt: () => lastAt,
  };
}

function bodyOf(request: {
  readonly postData?: string | undefined;
  readonly postDataEntries?: readonly { readonly bytes?: string | undefined }[] | undefined;
}): string {
  if (request.postData !== undefined) return request.postData;
  return (request.postDataEntries ?? [])
    .map(({ bytes = '' }) => Buffer.from(bytes, 'base64').toString('utf8'))
    .join('');
}

function callOf({ url, headers, body }: Request): PageCall {
  const contentType = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return { url, contentType, type: contentType.split(';')[0]?.trim().toLowerCase() ?? '', body };
}

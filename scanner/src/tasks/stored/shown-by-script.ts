import { mayBeSent } from '../../active/may-be-sent.ts';
import { BrowserError } from '../../browser/browser-error.ts';
import { cookiesFor } from '../../browser/cookies-for.ts';
import type { Tab } from '../../browser/tab.ts';
import { enqueue, type ScanState } from '../../scan-state.ts';
import type { TaskContext, TaskHandler } from '../task-context.ts';
import { admitStored } from './admit-stored.ts';

/** Requests of one opening at most. */
export const MAX_REOPEN_REQUESTS = 20;
/** Pages that are opened again for what forms left behind. */
const MAX_REOPENED = 20;
const LIMIT_MS = 8_000;
const MAX_NAMES = 500;

const KEY = 'data by script ';

/** Remembers that a page's scripts ask the site for data, which may show what was stored. */
export function noteDataByScript(state: ScanState, url: string): void {
  state.patterns[`${KEY}${url}`] = 1;
}

/** Has pages opened again at the end whose scripts show data. */
export function reopenPages(state: ScanState): void {
  const pages = Object.keys(state.patterns).filter((key) => key.startsWith(KEY));
  for (const key of pages.slice(0, MAX_REOPENED)) enqueue(state, { kind: 'reopen', url: key.slice(KEY.length) });
}

/** Opens a page and looks for planted words of which its scripts made elements. */
export const reopen: TaskHandler<'reopen'> = async ({ url }, context) => {
  const names = await elementsIn(url, context);
  return (later) => {
    for (const word of Object.keys(later.planted)) if (names.has(word)) admitStored(later, word, url, true);
  };
};

/** Names of all elements of a page as its scripts leave it; none when it cannot be opened. */
export async function elementsIn(
  url: string,
  { browser, state, fetch, signal }: TaskContext,
): Promise<ReadonlySet<string>> {
  if (browser === null) return new Set();
  let tab: Tab | null = null;
  try {
    tab = await browser.openTab({
      origin: new URL(url).origin,
      fetch,
      mayRead: (address) => mayBeSent(state, address),
      maySend: () => false,
      isFresh: true,
      mostRequests: MAX_REOPEN_REQUESTS,
      cookies: cookiesFor(state, url),
    });
    await tab.open(url);
    await tab.rest(LIMIT_MS);
    return new Set(String(await tab.value(NAMES)).split(' '));
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof BrowserError)) throw error;
    return new Set();
  } finally {
    await tab?.close();
  }
}

const NAMES = `[...new Set([...document.querySelectorAll('*')].map(({ localName }) => localName))].slice(-${MAX_NAMES}).join(' ')`;

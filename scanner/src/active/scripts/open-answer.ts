import { BrowserError } from '../../browser/browser-error.ts';
import { cookiesFor } from '../../browser/cookies-for.ts';
import type { Tab } from '../../browser/tab.ts';
import { pressCode } from '../../dom-scripts/press-code.ts';
import type { Exchange } from '../../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../../levels.ts';
import type { TaskContext } from '../../tasks/task-context.ts';
import { mayBeSent } from '../may-be-sent.ts';

/** What a browser made of an answer. */
export type OpenedAnswer = {
  /** Names of the page's elements and attributes, and hosts of its scripts, so far as they hold the word. */
  readonly names: ReadonlySet<string>;
  /** What the page shows around the word. */
  readonly text: string;
  /** Whether a program used the word, or the word and one more letter, as a name. */
  readonly hasRun: boolean;
  /** Where scripts went with the whole page. */
  readonly leads: ReadonlySet<string>;
};

/** Opens an answer in the scan's browser without asking for it again; null when that did not work. */
export type OpenAnswer = (exchange: Exchange, word: string) => Promise<OpenedAnswer | null>;

/** For the scripts of the page itself, which are mostly known already. */
export const MAX_ANSWER_REQUESTS = 5;
const LIMIT_MS = 5_000;
const QUIET_MS = 60;
const PRESS_LIMIT_MS = 500;
const SHOWN_LENGTH = 300;

type OpenContext = Pick<TaskContext, 'fetch' | 'state'> &
  Partial<Pick<TaskContext, 'browser' | 'signal'>> & { readonly settings: { readonly level: Level } };

/** Null where there is no browser, or the level uses none. */
export function answerOpener({ browser, state, fetch, signal, settings }: OpenContext): OpenAnswer | null {
  if (browser == null || LEVEL_LIMITS[settings.level].browserPages === 0) return null;
  return async (exchange, word) => {
    const told = new Set<string>();
    let tab: Tab | null = null;
    try {
      tab = await browser.openTab({
        origin: new URL(exchange.url).origin,
        fetch,
        mayRead: (address) => mayBeSent(state, address),
        maySend: () => false,
        mostRequests: MAX_ANSWER_REQUESTS,
        cookies: cookiesFor(state, exchange.url),
        script: naming(word),
        onTold: (kind) => told.add(kind),
        document: exchange,
      });
      await tab.open(exchange.url);
      await tab.rest(LIMIT_MS, QUIET_MS);
      const names = new Set(String(await tab.value(namesWith(word))).split(' '));
      const text = String(await tab.value(textAround(word)));
      if (Number(await tab.value(pressCode([word]))) > 0) await tab.rest(PRESS_LIMIT_MS, QUIET_MS);
      return { names, text, hasRun: told.has('ran'), leads: tab.seen.navigations };
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof BrowserError)) throw error;
      return null;
    } finally {
      await tab?.close();
    }
  };
}

/** Names that tell when a program uses them; the name alone is enough, a call as good. */
const naming = (word: string) =>
  `for (const name of ${JSON.stringify([word, `${word}d`, `${word}e`])}) Object.defineProperty(window, name, {
    get() { tell('ran', name); return () => 1; },
    set() { tell('ran', name); },
  });`;

const textAround = (word: string) => `(() => {
  const text = document.body?.textContent ?? '';
  const at = text.indexOf(${JSON.stringify(word)});
  return at === -1 ? '' : text.slice(at, at + ${SHOWN_LENGTH});
})()`;

const namesWith = (word: string) => `[...new Set([...document.querySelectorAll('*')].flatMap((element) => {
  const source = element.localName === 'script' ? element.src : element.localName === 'base' ? element.href : '';
  return [element.localName, ...element.getAttributeNames(), source];
}).filter((name) => name.includes(${JSON.stringify(word)})))].join(' ')`;

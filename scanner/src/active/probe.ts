import type { Exchange } from '../guard/exchange.ts';
import type { Place } from '../levels.ts';
import type { CallTemplate } from './call-template.ts';
import type { OpenAnswer } from './scripts/open-answer.ts';

/** Asks with another value; null without an answer, when it may not be sent, or when a limit is reached. */
export type Ask = (value: string) => Promise<Exchange | null>;

/** What a check of one input may use. */
export type Probe = {
  /** The place as findings name it. */
  readonly point: { readonly url: string; readonly parameter: string };
  /** What the site calls the input. */
  readonly name: string;
  readonly place: Place;
  /** The value that the site itself gave it. */
  readonly original: string;
  /** The answer to the original value. */
  readonly baseline: Exchange;
  /** The answer to a meaningless word, and the word. */
  readonly marked: Exchange;
  readonly marker: string;
  /** Whether what costs more requests may be tried too. */
  readonly isThorough: boolean;
  /** A fresh word for this round of this check. */
  markerFor(round: string): string;
  readonly send: Ask;
  /** As `send`, but every check that asks for the same value gets the one answer. */
  readonly once: Ask;
  /** Asks again after a hit; counted apart, see `MAX_CONFIRMATIONS`. */
  readonly confirm: Ask;
  /** Asks and tells how long the answer took (ms); counted apart. The only one that may make the site wait. */
  timed(value: string): Promise<TimedAnswer | null>;
  /** Remembers a word that was sent as markup, to look for on the site's pages at the end. */
  plant(marker: string): void;
  /** Sends a value that may make the site call the portal, to be looked for at the end; nothing where it cannot be called. */
  provoke(checkId: CallingCheck, round: string, template: CallTemplate): Promise<void>;
  /** Opens an answer in a browser; null where there is none. */
  readonly openAnswer: OpenAnswer | null;
  /** Words planted so far at this place. */
  planted(): readonly string[];
};

/** Checks whose proof is a call. */
export type CallingCheck = 'A11' | 'A15' | 'A17';

/** An answer and how long it took; `exchange` is null when none came in time. */
export type TimedAnswer = { readonly ms: number; readonly exchange: Exchange | null };

/** The answer's body without what was sent, so that a page that repeats its input looks like any other. */
export function bodyWithout(exchange: Exchange, value: string): string {
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
  const forms = [
    value,
    escaped,
    escaped.replaceAll('&#39;', '&#039;'),
    escaped.replaceAll('&#39;', "'"),
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
  ];
  return forms
    .filter((form) => form !== '')
    .reduce((text, form) => text.replaceAll(form, ''), exchange.body.toString('utf8'));
}

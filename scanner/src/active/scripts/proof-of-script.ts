import type { Exchange } from '../../guard/exchange.ts';
import {
  addressesOf,
  type Delimiter,
  isShownAsPage,
  type PlacesInPage,
  pageOf,
  programsOf,
  sourceOf,
} from './places-in-page.ts';
import { walkPage } from './walk-page.ts';
import { wordsInCode } from './words-in-code.ts';

/** An answer to a value that holds a word. */
export type Attempt = { readonly exchange: Exchange; readonly marker: string; readonly sent: string };

const CONTEXTS = ['markup', 'attribute', 'script', 'handler', 'code', 'address', 'source'] as const;

/**
 * `script`, `handler`: out of a string of a script, or of an event's program; `code`: as a part of a program; `address`: where a link or a
 * frame leads to; `source`: where a script is loaded from.
 */
export type Context = (typeof CONTEXTS)[number];

/** How the value took effect; null when it is shown as text only. */
export function contextOf({ exchange, marker, sent }: Attempt, places: PlacesInPage): Context | null {
  if (!isShownAsPage(exchange)) return null;
  const seen = new Set<Context>();
  const ends = (code: string, delimiters: ReadonlySet<Delimiter>) =>
    sent.includes(' ') && [...delimiters].some((delimiter) => endsString(code, marker, delimiter));
  const isRun = (code: string) => {
    const words = wordsInCode(code, marker);
    return ['d', 'e'].some((sign) => words.has(`${marker}${sign}`));
  };
  walkPage(pageOf(exchange), {
    element(name, attributes) {
      if (name === marker) seen.add('markup');
      if (`${marker}a` in attributes || `${marker}b` in attributes) seen.add('attribute');
      if (addressesOf(name, attributes).some((address) => address.startsWith(`javascript:${marker}`)))
        seen.add('address');
      if (new RegExp(`^(?:https:)?//${marker}\\.example/`).test(sourceOf(name, attributes) ?? '')) seen.add('source');
      for (const code of programsOf(name, attributes)) {
        if (ends(code, places.inHandler)) seen.add('handler');
        if (isRun(code)) seen.add('code');
      }
    },
    script(text) {
      if (ends(text, places.inScript)) seen.add('script');
      if (isRun(text)) seen.add('code');
    },
  });
  return CONTEXTS.find((context) => seen.has(context)) ?? null;
}

/** Whether the sign that ends such a string stands in the program as it was sent, with no escape before it. */
function endsString(code: string, marker: string, delimiter: Delimiter): boolean {
  if (delimiter === "'") return code.includes(`${marker}' ${marker}a=1`);
  if (delimiter === '"') return code.includes(`${marker}a=1 " ${marker}b=1`);
  if (delimiter === '`') return code.includes(`${marker}\` ${marker}c=1`);
  return code.includes(`${marker}' ${marker}a=1 " ${marker}b=1`);
}

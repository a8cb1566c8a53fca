import type { Exchange } from '../guard/exchange.ts';
import { mediaTypeOf } from '../guard/exchange.ts';
import { parseMarkup } from '../html/parse-markup.ts';
import type { ActiveCheck } from './active-check.ts';
import type { Probe } from './probe.ts';

/** `handler`: within a string of an event's program; `address`: where a link or a frame leads to. */
type Context = 'markup' | 'attribute' | 'script' | 'handler' | 'address';

/** Leaves every place in which a page can hold text, then opens an element that no browser acts on. */
export const markupPayload = (marker: string) => `${marker}'"></title></textarea></script>--><${marker}>`;
/** Stays within its tag or text: adds an attribute that does nothing. */
const quotePayload = (marker: string) => `${marker}' ${marker}a=1 " ${marker}b=1 `;

/** A link whose address is a program; ours is a word that means nothing. */
const addressPayload = (marker: string) => `javascript:${marker}//`;

const isHtml = (exchange: Exchange) => /^(?:text\/html|application\/xhtml\+xml)?$/.test(mediaTypeOf(exchange));

/**
 * A01: what a visitor's address holds becomes part of the page's own markup. The page is read as a browser does; only
 * an element, attribute or open string that came into being proves it, and it has to happen twice, with different words.
 */
export const checkReflectedScripts: ActiveCheck = async (probe) => {
  const places = placesOf(probe.marked, probe.marker);
  if (places.size === 0) return null;
  let areQuotesHarmless = false;
  const payloads = [
    markupPayload,
    quotePayload,
    ...(probe.isThorough && places.has('address') ? [addressPayload] : []),
  ];
  for (const payload of payloads) {
    // Quotes are of no use in the text of a page, nor where the first payload's came back harmless.
    // An event's program is read after the page's own escapes were undone, so there they help nothing.
    const mayEnd = (places.has('attribute') || places.has('script')) && !areQuotesHarmless;
    if (payload === quotePayload && !mayEnd && !places.has('handler')) continue;
    const first = await attempt(probe, probe.send, payload, 'script-1', places);
    areQuotesHarmless = first !== null && first.context === null && quotesAreEscaped(first.exchange, first.marker);
    if (first === null || first.context === null) continue;
    const second = await attempt(probe, probe.confirm, payload, 'script-2', places);
    if (second?.context === first.context) {
      const { exchange, sent, context } = second;
      return (report) =>
        report('A01', 'input-becomes-markup', {
          url: exchange.url,
          exchange,
          place: 'path',
          subject: probe.point.parameter,
          facts: { path: new URL(probe.point.url).pathname, parameter: probe.point.parameter },
          proof: sent,
          note: `Twice, with different words, the value sent in "${probe.point.parameter}" became part of the page (${context}).`,
        });
    }
  }
  return null;
};

/** A backslash is no escape: in markup the quotation mark behind it still ends an attribute. */
const ESCAPED_QUOTE = String.raw`(?:&(?:#0*3[49]|#x0*2[27]|quot|apos);|\\[ux]0*2[27]|%2[27])`;
const BRACKET = String.raw`(?:>|&gt;|&#0*62;|&#x0*3e;|\\[ux]0*3e|%3e)`;

/** Characters that a page may put before the word in the same value. */
const LONGEST_START = 100;

/** Whether every quotation mark that followed the word was escaped, and the word nowhere is a value without quotes. */
function quotesAreEscaped(exchange: Exchange, marker: string): boolean {
  const text = exchange.body.toString('utf8');
  const isBare = [...text.matchAll(new RegExp(marker, 'g'))].some(({ index }) =>
    /=[^\s"'>]*$/.test(text.slice(Math.max(0, index - LONGEST_START), index)),
  );
  const isRaw = new RegExp(`${marker}(?!${BRACKET}|${ESCAPED_QUOTE}{2})`, 'i').test(text);
  return !isBare && !isRaw;
}

async function attempt(
  probe: Probe,
  ask: Probe['send'],
  payload: (marker: string) => string,
  round: string,
  places: ReadonlySet<string>,
): Promise<{ exchange: Exchange; marker: string; sent: string; context: Context | null } | null> {
  const marker = probe.markerFor(`${round} ${payload.name}`);
  const sent = payload(marker);
  const exchange = await ask(sent);
  if (payload === markupPayload && exchange !== null) probe.plant(marker);
  if (exchange === null || !isHtml(exchange)) return null;
  return { exchange, marker, sent, context: contextOf(exchange, marker, sent, places) };
}

/** How the payload took effect; null when it is shown as text only. */
function contextOf(exchange: Exchange, marker: string, sent: string, places: ReadonlySet<string>): Context | null {
  const seen = new Set<Context>();
  walk(exchange.body.toString('utf8'), {
    element: (name, attributes) => {
      if (name === marker) seen.add('markup');
      if (`${marker}a` in attributes || `${marker}b` in attributes) seen.add('attribute');
      if (addressesOf(name, attributes).some((address) => address.startsWith(`javascript:${marker}`)))
        seen.add('address');
      if (places.has('handler') && handlersOf(attributes).some((code) => sent.includes(' ') && code.includes(sent)))
        seen.add('handler');
    },
    script: (text) => {
      // Whole and unescaped within a string of the script: its closing quote is among what was sent.
      if (places.has('script') && sent.includes(' ') && text.includes(sent)) seen.add('script');
    },
  });
  return (
    (['markup', 'attribute', 'script', 'handler', 'address'] as const).find((context) => seen.has(context)) ?? null
  );
}

/** Where the page repeats the word: in text, in attributes, in strings of scripts. */
function placesOf(exchange: Exchange, marker: string): ReadonlySet<'text' | Context> {
  const places = new Set<'text' | Context>();
  const text = exchange.body.toString('utf8');
  if (!isHtml(exchange) || !text.includes(marker)) return places;
  places.add('text');
  walk(text, {
    element: (name, attributes) => {
      if (addressesOf(name, attributes).some((address) => address.startsWith(marker))) places.add('address');
      if (handlersOf(attributes).some((code) => inString(marker).test(code))) places.add('handler');
      if (Object.values(attributes).some((value) => value.includes(marker))) places.add('attribute');
    },
    script: (code) => {
      if (inString(marker).test(code) || isBare(code, marker)) places.add('script');
    },
  });
  return places;
}

/** Within a string of a program. */
const inString = (marker: string) => new RegExp(`(["'])[^"'\\n]*${marker}[^"'\\n]*\\1`);

/** A value of a program by itself, without quotation marks. */
const isBare = (code: string, marker: string) => new RegExp(`[=(,:[]\\s*${marker}`).test(code);

const handlersOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).flatMap(([name, value]) => (name.startsWith('on') ? [value] : []));

/** Addresses that a browser opens in the page's name. */
const addressesOf = (element: string, attributes: Readonly<Record<string, string>>) =>
  (ADDRESSES[element] ?? []).flatMap((name) => {
    const address = attributes[name]?.trim();
    return address === undefined ? [] : [address];
  });

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  iframe: ['src'],
  frame: ['src'],
  embed: ['src'],
  object: ['data'],
  form: ['action'],
  button: ['formaction'],
  input: ['formaction'],
};

type Visitor = {
  element(name: string, attributes: Readonly<Record<string, string>>): void;
  script(text: string): void;
};

const NO_PROGRAM = /json|template|text\/(?!javascript)/i;

function walk(html: string, visitor: Visitor): void {
  let script: string | null = null;
  parseMarkup(html, {
    onopentag(name, attributes) {
      visitor.element(name, attributes);
      if (name === 'script' && !NO_PROGRAM.test(attributes.type ?? '')) script = '';
    },
    ontext(text) {
      if (script !== null) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === null) return;
      visitor.script(script);
      script = null;
    },
  });
}

import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Exchange } from '../../guard/exchange.ts';
import type { ActiveCheck } from '../active-check.ts';
import {
  addressesOf,
  type Delimiter,
  handlersOf,
  isShownAsPage,
  type PlacesInPage,
  pageOf,
  placesInPage,
  walkPage,
} from '../places-in-page.ts';
import type { Probe } from '../probe.ts';

/**
 * `handler`: within a string of an event's program; `address`: where a link or a frame leads to; `source`: where a script is
 * loaded from.
 */
type Context = 'markup' | 'attribute' | 'script' | 'handler' | 'address' | 'source';

/**
 * Leaves every place in which a page can hold text, then opens an element that no browser acts on; once more in the spelling of
 * addresses, for pages that decode their input behind their filter.
 */
export const markupPayload = (marker: string) =>
  `${marker}'"></title></textarea></style></noscript></script>--><${marker}>%3C${marker}%3E`;
/** For pages that keep only the beginning of their input. */
const shortPayload = (marker: string) => `'"><${marker}>`;
/** For filters that take out whole tags: the page's own next sign closes it. */
const unclosedPayload = (marker: string) => `${marker} <${marker} ${marker}a=1 `;
/** Stays within its tag or text: adds an attribute that does nothing. */
const quotePayload = (marker: string) => `${marker}' ${marker}a=1 " ${marker}b=1 `;
/** Ends a template string of a script, which quotation marks do not. */
const templatePayload = (marker: string) => `${marker}\` ${marker}c=1 `;
/** A link whose address is a program; ours is a word that means nothing. */
const addressPayload = (marker: string) => `javascript:${marker}//`;

/** A script of another website, which nobody can register (RFC 2606). */
const sourcePayload = (marker: string) => `//${marker}.example/${marker}.js`;

type Payload = (marker: string) => string;
type Attempt = { readonly exchange: Exchange; readonly marker: string; readonly sent: string };

/**
 * A01: what a visitor's address holds becomes part of the page's own markup. The page is read as a browser does; only
 * an element, attribute or open string that came into being proves it, and it has to happen twice, with different words.
 */
export const checkReflectedScripts: ActiveCheck = async (probe) => {
  const places = placesInPage(probe.marked, probe.marker);
  if (!places.isRepeated) return null;
  const first = await attempt(probe, probe.send, markupPayload, 'script-1');
  if (first === null) return null;
  const payloads = [markupPayload, ...furtherPayloads(probe, places, first)];
  for (const payload of payloads) {
    const one = payload === markupPayload ? first : await attempt(probe, probe.send, payload, 'script-1');
    const context = one === null ? null : contextOf(one, places);
    if (context === null) continue;
    const second = await attempt(probe, probe.confirm, payload, 'script-2');
    if (second === null || contextOf(second, places) !== context) continue;
    const { exchange, sent } = second;
    return (report) =>
      report('A01', 'input-becomes-markup', {
        url: exchange.url,
        exchange,
        place: 'path',
        subject: probe.point.parameter,
        facts: { path: new URL(probe.point.url).pathname, parameter: probe.point.parameter },
        proof: sent,
        note: noted('reflectedScript', { parameter: probe.point.parameter, context }),
      });
  }
  return null;
};

/** What else is worth a request, after what became of the first payload. */
function furtherPayloads(probe: Probe, places: PlacesInPage, first: Attempt): readonly Payload[] {
  const { inScript, inHandler, isInAttribute, isAddress, isScriptSource } = places;
  const hasString = [...inScript].some((delimiter) => delimiter !== '`');
  // Quotes are of no use in the text of a page, nor where the first payload's came back harmless.
  // An event's program is read after the page's own escapes were undone, so there they help nothing.
  const mayEnd = (isInAttribute || hasString) && !quotesAreEscaped(first);
  const wanted: readonly (readonly [Payload, boolean])[] = [
    [quotePayload, mayEnd || inHandler.size > 0],
    [templatePayload, probe.isThorough && (inScript.has('`') || inHandler.has('`'))],
    [addressPayload, probe.isThorough && isAddress],
    [sourcePayload, probe.isThorough && isScriptSource],
    [unclosedPayload, probe.isThorough && tagsAreTakenOut(first)],
    [shortPayload, probe.isThorough && isCut(first)],
  ];
  return wanted.flatMap(([payload, isWanted]) => (isWanted ? [payload] : []));
}

/** A backslash is no escape: in markup the quotation mark behind it still ends an attribute. */
const ESCAPED_QUOTE = String.raw`(?:&(?:#0*3[49]|#x0*2[27]|quot|apos);|\\[ux]0*2[27]|%(?:25)*2[27])`;
const BRACKET = String.raw`(?:>|&gt;|&#0*62;|&#x0*3e;|\\[ux]0*3e|%(?:25)*3e)`;

/** Characters that a page may put before the word in the same value. */
const LONGEST_START = 100;

/** Whether every quotation mark that followed the word was escaped, and the word nowhere is a value without quotes. */
function quotesAreEscaped({ exchange, marker }: Attempt): boolean {
  const text = exchange.body.toString('utf8');
  const isBare = [...text.matchAll(new RegExp(marker, 'g'))].some(({ index }) =>
    /=[^\s"'>]*$/.test(text.slice(Math.max(0, index - LONGEST_START), index)),
  );
  const isRaw = new RegExp(`${marker}(?!${BRACKET}|${ESCAPED_QUOTE}{2})`, 'i').test(text);
  return !isBare && !isRaw;
}

/** The comment's end and what follows the element are there; the element between them is not. */
const tagsAreTakenOut = ({ exchange, marker }: Attempt): boolean =>
  new RegExp(`--${BRACKET}\\s*%3c${marker}`, 'i').test(pageOf(exchange));

/** It began unharmed, and its end is missing. */
const isCut = ({ exchange, marker }: Attempt): boolean =>
  pageOf(exchange).includes(`${marker}'"><`) && !pageOf(exchange).includes(`%3c${marker}`);

async function attempt(probe: Probe, ask: Probe['send'], payload: Payload, round: string): Promise<Attempt | null> {
  const marker = probe.markerFor(`${round} ${payload.name}`);
  const sent = payload(marker);
  const exchange = await ask(sent);
  if (payload === markupPayload && exchange !== null) probe.plant(marker);
  return exchange === null || !isShownAsPage(exchange) ? null : { exchange, marker, sent };
}

/** How the payload took effect; null when it is shown as text only. */
function contextOf({ exchange, marker, sent }: Attempt, places: PlacesInPage): Context | null {
  const seen = new Set<Context>();
  const ends = (code: string, delimiters: ReadonlySet<Delimiter>) =>
    sent.includes(' ') && [...delimiters].some((delimiter) => endsString(code, marker, delimiter));
  walkPage(pageOf(exchange), {
    element: (name, attributes) => {
      if (name === marker) seen.add('markup');
      if (`${marker}a` in attributes || `${marker}b` in attributes) seen.add('attribute');
      if (addressesOf(name, attributes).some((address) => address.startsWith(`javascript:${marker}`)))
        seen.add('address');
      if (name === 'script' && attributes.src?.trim().startsWith(`//${marker}.example/`)) seen.add('source');
      if (handlersOf(attributes).some((code) => ends(code, places.inHandler))) seen.add('handler');
    },
    script: (text) => {
      if (ends(text, places.inScript)) seen.add('script');
    },
  });
  return (
    (['markup', 'attribute', 'script', 'handler', 'address', 'source'] as const).find((context) => seen.has(context)) ??
    null
  );
}

/** Whether the sign that ends such a string stands in the program as it was sent, with no escape before it. */
function endsString(code: string, marker: string, delimiter: Delimiter): boolean {
  if (delimiter === "'") return code.includes(`${marker}' ${marker}a=1`);
  if (delimiter === '"') return code.includes(`${marker}a=1 " ${marker}b=1`);
  if (delimiter === '`') return code.includes(`${marker}\` ${marker}c=1`);
  return code.includes(`${marker}' ${marker}a=1 " ${marker}b=1`);
}

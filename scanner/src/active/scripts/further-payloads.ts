import type { Probe } from '../probe.ts';
import { isShownAsPage, type PlacesInPage, pageOf } from './places-in-page.ts';
import type { Attempt } from './proof-of-script.ts';
import {
  addressPayload,
  backslashPayload,
  closingPayload,
  codePayload,
  commentPayload,
  disguisedAddressPayload,
  doubleQuotePayload,
  doubleStringPayload,
  insertionPayload,
  nestedPayload,
  type Payload,
  quotePayload,
  shortPayload,
  singleQuotePayload,
  singleStringPayload,
  sourcePayload,
  tabPayload,
  tagPayload,
  templatePayload,
  unclosedPayload,
  webbedAddressPayload,
  wholeSourcePayload,
} from './script-payloads.ts';

/** Where a word showed, and how. */
export type Repeated = PlacesInPage & {
  /** `plain`: as it is; `failing`: in an error that signs bring about; `address`: as a whole address alone. */
  readonly by: 'plain' | 'failing' | 'address';
};

/** Simple values that are tried when the site refused the first one, which holds every sign at once. */
const MAX_SIMPLE = { thorough: 5, else: 2 } as const;

/** What else is worth a request, after what became of the first value, the likeliest first. */
export function furtherPayloads(probe: Probe, places: Repeated, first: Attempt): readonly Payload[] {
  const programs = probe.isThorough ? programPayloads(places, first) : [];
  if (isLost(first)) {
    const simple = simplePayloads(places).slice(0, probe.isThorough ? MAX_SIMPLE.thorough : MAX_SIMPLE.else);
    return [...simple, ...programs];
  }
  const { inScript, inHandler, inAttribute } = places;
  const hasString = [...inScript].some((delimiter) => delimiter !== '`');
  // Quotes are of no use in the text of a page, nor where the first payload's came back harmless.
  // An event's program is read after the page's own escapes were undone, so there they help nothing.
  const mayEnd = (inAttribute.size > 0 || hasString) && !quotesAreEscaped(first);
  const wanted: readonly (readonly [Payload, boolean])[] = [
    [quotePayload, mayEnd || inHandler.size > 0],
    [unclosedPayload, probe.isThorough && tagsAreTakenOut(first)],
    [nestedPayload, probe.isThorough && tagsAreTakenOut(first)],
    [shortPayload, probe.isThorough && isCut(first)],
  ];
  return [...wanted.flatMap(([payload, isWanted]) => (isWanted ? [payload] : [])), ...programs];
}

/** For programs, and for values that are whole addresses: none of them needs a sign of markup. */
function programPayloads(places: Repeated, first: Attempt): readonly Payload[] {
  const strings = new Set([...places.inScript, ...places.inHandler]);
  const wanted: readonly (readonly [Payload, boolean])[] = [
    [codePayload, places.isInCode],
    [templatePayload, strings.has('`')],
    [insertionPayload, strings.has('`')],
    [backslashPayload, (strings.has("'") || strings.has('"')) && quotesAreBackslashed(first)],
    [addressPayload, places.isAddress],
    [disguisedAddressPayload, places.isAddress],
    [webbedAddressPayload, places.isAddress && places.by === 'address'],
    [sourcePayload, places.isScriptSource],
    [wholeSourcePayload, places.isScriptSource],
  ];
  return wanted.flatMap(([payload, isWanted]) => (isWanted ? [payload] : []));
}

/** One sign after the other, by what ends the place. */
function simplePayloads({ by, inText, inAttribute, inScript, inHandler }: Repeated): readonly Payload[] {
  if (by === 'failing') return [shortPayload];
  const strings = new Set([...inScript, ...inHandler]);
  const closing = [...inText].flatMap((element) => closingPayload(element) ?? []);
  const wanted: readonly (readonly [Payload, boolean])[] = [
    [tagPayload, inText.has('')],
    [doubleQuotePayload, inAttribute.has('"')],
    [singleQuotePayload, inAttribute.has("'")],
    [tabPayload, inAttribute.has('bare')],
    [singleStringPayload, strings.has("'")],
    [doubleStringPayload, strings.has('"')],
    [commentPayload, inText.has('comment')],
  ];
  return [...wanted.flatMap(([payload, isWanted]) => (isWanted ? [payload] : [])), ...closing];
}

/** The site refused the value, or took away all of it. */
const isLost = ({ exchange, marker }: Attempt): boolean =>
  !isShownAsPage(exchange) || !pageOf(exchange).includes(marker);

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

const quotesAreBackslashed = ({ exchange, marker }: Attempt): boolean =>
  new RegExp(String.raw`${marker}\\(?:'|&#0*39;|&#x0*27;|&apos;)`, 'i').test(pageOf(exchange));

/** The comment's end and what follows the element are there; the element between them is not. */
const tagsAreTakenOut = ({ exchange, marker }: Attempt): boolean =>
  new RegExp(`--${BRACKET}\\s*%3c${marker}`, 'i').test(pageOf(exchange));

/** It began unharmed, and its end is missing. */
const isCut = ({ exchange, marker }: Attempt): boolean =>
  pageOf(exchange).includes(`${marker}'"><`) && !pageOf(exchange).includes(`%3c${marker}`);

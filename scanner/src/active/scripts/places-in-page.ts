import { unescaped } from '../../crawl/unescaped.ts';
import { type Exchange, headerOf, mediaTypeOf } from '../../guard/exchange.ts';
import { type Quote, walkPage } from './walk-page.ts';
import { wordsInCode } from './words-in-code.ts';

/** What ends a string of a program; `bare` is a value without quotation marks. */
export type Delimiter = "'" | '"' | '`' | 'bare';

/** Where a page repeats a word, so far as it matters to what can be done with it. */
export type PlacesInPage = {
  readonly isRepeated: boolean;
  /** In text: names of the elements around it, "comment", or "" where markup is read. */
  readonly inText: ReadonlySet<string>;
  /** How the values of attributes that hold it are quoted. */
  readonly inAttribute: ReadonlySet<Quote>;
  /** Where a link, a frame or a form leads to. */
  readonly isAddress: boolean;
  /** As the beginning of the address that scripts are loaded from. */
  readonly isScriptSource: boolean;
  /** Strings of scripts, and of the programs of events and addresses. */
  readonly inScript: ReadonlySet<Delimiter>;
  readonly inHandler: ReadonlySet<Delimiter>;
  /** A program uses it as a name or a number. */
  readonly isInCode: boolean;
};

type Attributes = Readonly<Record<string, string>>;

/** Whether a browser shows the answer as a page; what it saves as a file it does not. */
export const isShownAsPage = (exchange: Exchange): boolean =>
  /^(?:text\/html|application\/xhtml\+xml)?$/.test(mediaTypeOf(exchange)) &&
  !/^\s*attachment/i.test(headerOf(exchange, 'content-disposition') ?? '');

/** The page in lower case: elements and attributes mean the same, and a page that shouts is seen too. */
export const pageOf = (exchange: Exchange): string => exchange.body.toString('utf8').toLowerCase();

/** Where the page repeats the word; `whole` is the value that was sent, where it was more than the word. */
export function placesInPage(exchange: Exchange, word: string, whole = word): PlacesInPage {
  const text = pageOf(exchange);
  const isRepeated = isShownAsPage(exchange) && text.includes(word);
  const inText = new Set<string>();
  const inAttribute = new Set<Quote>();
  const inScript = new Set<Delimiter>();
  const inHandler = new Set<Delimiter>();
  let isAddress = false;
  let isScriptSource = false;
  let isInCode = false;
  const readProgram = (code: string, strings: Set<Delimiter>) => {
    for (const delimiter of delimitersOf(code, word)) strings.add(delimiter);
    isInCode ||= wordsInCode(code, word).has(word);
  };
  if (isRepeated)
    walkPage(text, {
      element(name, attributes) {
        isAddress ||= addressesOf(name, attributes).some((address) => address.startsWith(whole));
        isScriptSource ||= sourceOf(name, attributes)?.startsWith(whole) ?? false;
        for (const code of programsOf(name, attributes)) readProgram(code, inHandler);
      },
      attribute: (value, quote) => value.includes(word) && inAttribute.add(quote),
      text: (value, within) => value.includes(word) && inText.add(within),
      script: (code) => readProgram(code, inScript),
    });
  return { isRepeated, inText, inAttribute, isAddress, isScriptSource, inScript, inHandler, isInCode };
}

function delimitersOf(code: string, word: string): readonly Delimiter[] {
  const found = (["'", '"', '`'] as const).filter((sign) =>
    new RegExp(`${sign}[^${sign}\\n]*${word}[^${sign}\\n]*${sign}`).test(code),
  );
  return [...found, ...(new RegExp(`(?:^|[=(,:;[{}+?])\\s*${word}`).test(code) ? (['bare'] as const) : [])];
}

const SCHEME = /^javascript:/;

/** Programs within an element's attributes: those of its events, and addresses that are programs, which browsers unescape first. */
export const programsOf = (element: string, attributes: Attributes): readonly string[] => [
  ...Object.entries(attributes).flatMap(([name, value]) => (name.startsWith('on') ? [value] : [])),
  ...addressesOf(element, attributes).flatMap((address) =>
    SCHEME.test(address) ? [unescaped(address.replace(SCHEME, ''))] : [],
  ),
];

/** Addresses that a browser opens in the page's name, without what it takes out of them (WHATWG URL, "basic URL parser"). */
export const addressesOf = (element: string, attributes: Attributes): readonly string[] =>
  (ADDRESSES[element] ?? []).flatMap((name) => {
    const address = attributes[name]?.replace(/[\t\r\n]/g, '').trim();
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

/** The address that an element loads a script from, or all of the page's relative ones. */
export const sourceOf = (element: string, attributes: Attributes): string | null =>
  (element === 'script' ? attributes.src : element === 'base' ? attributes.href : undefined)?.trim() ?? null;

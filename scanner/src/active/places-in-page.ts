import { type Exchange, headerOf, mediaTypeOf } from '../guard/exchange.ts';
import { parseMarkup } from '../html/parse-markup.ts';

/** What ends a string of a program; `bare` is a value without quotation marks. */
export type Delimiter = "'" | '"' | '`' | 'bare';

/** Where a page repeats a word, so far as it matters to what can be done with it. */
export type PlacesInPage = {
  readonly isRepeated: boolean;
  readonly isInAttribute: boolean;
  /** Where a link, a frame or a form leads to. */
  readonly isAddress: boolean;
  /** As the beginning of the address that a script is loaded from. */
  readonly isScriptSource: boolean;
  /** Strings of scripts, and of the programs of events. */
  readonly inScript: ReadonlySet<Delimiter>;
  readonly inHandler: ReadonlySet<Delimiter>;
};

export type PageVisitor = {
  element(name: string, attributes: Readonly<Record<string, string>>): void;
  script(text: string): void;
};

/** Whether a browser shows the answer as a page; what it saves as a file it does not. */
export const isShownAsPage = (exchange: Exchange): boolean =>
  /^(?:text\/html|application\/xhtml\+xml)?$/.test(mediaTypeOf(exchange)) &&
  !/^\s*attachment/i.test(headerOf(exchange, 'content-disposition') ?? '');

/** The page in lower case: elements and attributes mean the same, and a page that shouts is seen too. */
export const pageOf = (exchange: Exchange): string => exchange.body.toString('utf8').toLowerCase();

/** Where the page repeats the word. */
export function placesInPage(exchange: Exchange, word: string): PlacesInPage {
  const text = pageOf(exchange);
  const isRepeated = isShownAsPage(exchange) && text.includes(word);
  const inScript = new Set<Delimiter>();
  const inHandler = new Set<Delimiter>();
  let isInAttribute = false;
  let isAddress = false;
  let isScriptSource = false;
  if (isRepeated)
    walkPage(text, {
      element(name, attributes) {
        isAddress ||= addressesOf(name, attributes).some((address) => address.startsWith(word));
        isScriptSource ||= name === 'script' && (attributes.src?.trim().startsWith(word) ?? false);
        isInAttribute ||= Object.values(attributes).some((value) => value.includes(word));
        for (const code of handlersOf(attributes)) addAll(inHandler, delimitersOf(code, word));
      },
      script: (code) => addAll(inScript, delimitersOf(code, word)),
    });
  return { isRepeated, isInAttribute, isAddress, isScriptSource, inScript, inHandler };
}

function addAll(all: Set<Delimiter>, more: readonly Delimiter[]): void {
  for (const one of more) all.add(one);
}

function delimitersOf(code: string, word: string): readonly Delimiter[] {
  const found = (["'", '"', '`'] as const).filter((sign) =>
    new RegExp(`${sign}[^${sign}\\n]*${word}[^${sign}\\n]*${sign}`).test(code),
  );
  return [...found, ...(new RegExp(`(?:^|[=(,:;[{}+?])\\s*${word}`).test(code) ? (['bare'] as const) : [])];
}

/** The programs of an element's events. */
export const handlersOf = (attributes: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(attributes).flatMap(([name, value]) => (name.startsWith('on') ? [value] : []));

/** Addresses that a browser opens in the page's name. */
export const addressesOf = (element: string, attributes: Readonly<Record<string, string>>): readonly string[] =>
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

const NO_PROGRAM = /json|template|text\/(?!javascript)/i;

/** Reads the page as a browser does, and tells its elements and the text of its scripts. */
export function walkPage(html: string, visitor: PageVisitor): void {
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

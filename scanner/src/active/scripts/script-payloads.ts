/** Makes of a word a value that does nothing by itself, and by which it shows what a page does with its input. */
export type Payload = (marker: string) => string;

/**
 * Leaves every place in which a page can hold text, then opens an element that no browser acts on; once more in the spelling of
 * addresses, for pages that decode their input behind their filter.
 */
export const markupPayload: Payload = (marker) =>
  `${marker}'"></title></textarea></style></noscript></script>--><${marker}>%3C${marker}%3E`;
/** For pages that keep only the beginning of their input. */
export const shortPayload: Payload = (marker) => `'"><${marker}>`;
/** For filters that take out whole tags: the page's own next sign closes it. */
export const unclosedPayload: Payload = (marker) => `${marker} <${marker} ${marker}a=1 `;
/** For filters that take out tags once, or know them in lower case alone: what is left makes another tag. */
export const nestedPayload: Payload = (marker) => `${marker}<<b>${marker.toUpperCase()}>`;
/** Stays within its tag or text: adds an attribute that does nothing. */
export const quotePayload: Payload = (marker) => `${marker}' ${marker}a=1 " ${marker}b=1 `;
/** Ends a template string of a script, which quotation marks do not. */
export const templatePayload: Payload = (marker) => `${marker}\` ${marker}c=1 `;
/** Calls within a template string, whose end may be escaped. */
export const insertionPayload: Payload = (marker) => `${marker}\${${marker}d(1)}`;
/** For pages that escape quotation marks by a backslash and let backslashes pass: the escape is what gets escaped. */
export const backslashPayload: Payload = (marker) => `${marker}\\' ${marker}d=1 \\" ${marker}e=1 `;
/** For values that stand in a program by themselves, where signs of markup are of no use. */
export const codePayload: Payload = (marker) => `1-${marker}d(1)`;
/** A link whose address is a program; ours is a word that means nothing. */
export const addressPayload: Payload = (marker) => `javascript:${marker}//`;
/** Browsers take out tabs and read the scheme in any case (WHATWG URL, "basic URL parser"); many filters do neither. */
export const disguisedAddressPayload: Payload = (marker) => `JaVa\tScRiPt:${marker}//`;
/** For programs that want to see an address of the web somewhere in the value. */
export const webbedAddressPayload: Payload = (marker) => `javascript:${marker}//http://${marker}.example/`;
/** A script of another website, which nobody can register (RFC 2606). */
export const sourcePayload: Payload = (marker) => `//${marker}.example/${marker}.js`;
/** For programs that want a whole address. */
export const wholeSourcePayload: Payload = (marker) => `https://${marker}.example/${marker}.js`;

/** An element and nothing more: for filters that refuse blanks, quotation marks, slashes or known tags. */
export const tagPayload: Payload = (marker) => `<${marker}>`;
export const singleQuotePayload: Payload = (marker) => `${marker}'${marker}a=1`;
export const doubleQuotePayload: Payload = (marker) => `${marker}"${marker}b=1`;
/** Ends a value without quotation marks where blanks are refused. */
export const tabPayload: Payload = (marker) => `${marker}\t${marker}a=1`;
export const singleStringPayload: Payload = (marker) => `${marker}'-${marker}d-'`;
export const doubleStringPayload: Payload = (marker) => `${marker}"-${marker}d-"`;
/** Leaves a string and comes back to it, so that the program makes sense. */
export const singleStringCallPayload: Payload = (marker) => `${marker}'-${marker}d(1)-'`;
export const doubleStringCallPayload: Payload = (marker) => `${marker}"-${marker}d(1)-"`;
export const commentPayload: Payload = (marker) => `--><${marker}>`;

const CLOSING: Readonly<Record<string, Payload>> = Object.fromEntries(
  ['title', 'textarea', 'style', 'noscript', 'script'].map((element) => [
    element,
    (marker: string) => `</${element}><${marker}>`,
  ]),
);
/** Ends an element whose text is not read as markup, and opens one. */
export const closingPayload = (element: string): Payload | null => CLOSING[element] ?? null;

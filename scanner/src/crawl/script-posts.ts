import { xmlIn } from './xml-in-script.ts';

/** A POST that a script makes, as far as it is written out. */
export type ScriptPost = {
  readonly url: string;
  readonly as: 'json' | 'form' | 'xml';
  /** The values that it sends, by their names; null where the script reckons them. */
  readonly values: Readonly<Record<string, string | null>>;
  /** The XML document that it sends, as far as it is written out: a "1" stands for what the script reckons. */
  readonly document?: string;
};

const ADDRESS = String.raw`(["'\x60])([^"'\x60\s\${}<>]{1,300})\1`;
/** Enough to hold one call with its settings. */
const CALL_LENGTH = 600;
/** Characters before a call in which what it sends may be made. */
const MAX_BEFORE = 2_000;
const MAX_POSTS = 50;

/** `fetch(address, { method: 'POST', … })`, with JSON or a form as its body. */
const FETCH = new RegExp(String.raw`\bfetch\(\s*${ADDRESS}\s*,\s*\{`, 'g');
/** `axios.post(address, { … })`, `http.post(…)` and the like, which send JSON. */
const CLIENT = new RegExp(String.raw`\b(?:axios|http|api|client|\$http)\.post\(\s*${ADDRESS}\s*,\s*\{`, 'g');
/** `$.post(address, { … })` of jQuery, which sends a form. */
const JQUERY = new RegExp(String.raw`(?:\$|jQuery)\.post\(\s*${ADDRESS}\s*,\s*\{`, 'g');
/** `open('POST', address)` of XMLHttpRequest. */
const REQUEST = new RegExp(String.raw`\.open\(\s*["']POST["']\s*,\s*${ADDRESS}`, 'gi');

/** What a script sends by POST to addresses that are written out; `base` resolves relative ones. */
export function postsInScript(text: string, base: string): ScriptPost[] {
  const found = new Map<string, ScriptPost>();
  const add = (address: string | undefined, as: ScriptPost['as'], object: string, document: string | null = null) => {
    if (address === undefined || !URL.canParse(address, base) || found.size >= MAX_POSTS) return;
    const url = new URL(address, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return;
    const post = { url: url.href, as, values: valuesIn(object) };
    found.set(`${as} ${url.href}`, document === null ? post : { ...post, document });
  };
  const addCall = (address: string | undefined, call: string, at: number) => {
    const document = xmlIn(call, text.slice(Math.max(0, at - MAX_BEFORE), at));
    add(address, document === null ? bodyKind(call) : 'xml', document === null ? bodyOf(call) : '', document);
  };
  const behind = (match: RegExpExecArray) => text.slice(match.index + match[0].length, match.index + CALL_LENGTH);
  for (const match of text.matchAll(FETCH)) {
    const call = behind(match);
    if (/^[^;]{0,300}method\s*:\s*["']POST["']/i.test(call)) addCall(match[2], call, match.index);
  }
  for (const match of text.matchAll(CLIENT)) add(match[2], 'json', `{${behind(match)}`);
  for (const match of text.matchAll(JQUERY)) add(match[2], 'form', `{${behind(match)}`);
  for (const match of text.matchAll(REQUEST)) {
    addCall(match[2], behind(match), match.index);
  }
  return [...found.values()];
}

function bodyKind(call: string): ScriptPost['as'] {
  if (/(?:application|text)\/xml/.test(call)) return 'xml';
  return /URLSearchParams|FormData|x-www-form-urlencoded/.test(call) ? 'form' : 'json';
}

/** The object that is sent. */
const bodyOf = (call: string): string => /(?:JSON\.stringify|URLSearchParams)\(\s*(\{[\s\S]*)/.exec(call)?.[1] ?? '';

/** An object's own values, by their names. */
function valuesIn(text: string): Readonly<Record<string, string | null>> {
  const literal = (name: string) => {
    const key = name.replace(/[^\w-]/g, '\\$&');
    const found = new RegExp(
      `[{,]\\s*["'\`]?${key}["'\`]?\\s*:\\s*(?:"([^"\\\\]*)"|'([^'\\\\]*)'|(-?\\d+(?:\\.\\d+)?)\\s*[,}])`,
    );
    const [, double, single, number] = found.exec(text) ?? [];
    return double ?? single ?? number ?? null;
  };
  return Object.fromEntries(namesIn(text).map((name) => [name, literal(name)]));
}

/** Names of an object's own values: "name: value", or "name" alone. Values within values are left out. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  const parts = text.matchAll(
    /["'`](?:[^"'`\\\n]|\\.)*["'`]\s*(:)?|([{[(])|([}\])])|([A-Za-z_$][\w$]*)\s*(?=[:,}])(:)?|([:,])/g,
  );
  let isName = true;
  for (const [whole, colon, opening, closing, word, , sign] of parts) {
    if (opening) depth += 1;
    else if (closing) depth -= 1;
    else if (depth === 1 && isName && (word !== undefined || colon)) names.push(word ?? whole.replace(/["'`\s:]/g, ''));
    if (closing && depth <= 0) break;
    isName = opening === '{' || sign === ',';
  }
  return [...new Set(names.filter((name) => name !== ''))].slice(0, 30);
}

import type { MessageShape } from './dom-source.ts';

const MAX_NAMES = 12;
const MAX_KINDS = 3;
const PARAMETER = /(?:\.get|\.has|param\w*|getQuery\w*|getUrl\w*)\(\s*["'`]([A-Za-z_][\w-]{0,30})["'`]/gi;
const WRITTEN = /[?&#]([A-Za-z_][\w-]{0,30})=/g;
const MESSAGE_VALUE = /\b(?:data|detail|message|msg|payload)\s*\??\.\s*([A-Za-z_$][\w$]{0,30})\b(?!\s*\()/g;
const TAKEN_APART = /\{([\w$\s,:]{1,200})\}\s*=\s*(?:\w+\.)?(?:data|detail|JSON\.parse)/g;
const COMPARED = /\.([A-Za-z_$][\w$]{0,30})\s*={2,3}\s*["'`]([\w:.-]{1,40})["'`]/g;
const KEPT =
  /\b(?:local|session)Storage\s*(?:(?:\.\s*getItem\(|\[)\s*["'`]([^"'`\\]{1,60})["'`]|\.\s*([A-Za-z_$][\w$]{0,40})\b(?!\s*\())/g;
const OF_STORAGE = new Set(['length', 'getItem', 'setItem', 'removeItem', 'clear', 'key']);
const COOKIE = /(?:cookies?(?:\.get)?\(\s*["'`]([\w-]{1,40})["'`]|["'`/;\s|)]([A-Za-z_][\w-]{0,30})=)/gi;
const OF_COOKIES = /^(?:path|domain|expires|max-age|secure|samesite|httponly)$/i;
/** A cookie for scripts that read all of them. */
const ANY_COOKIE = 'zqcookie';
/** Addresses of the page as a whole. */
const WHOLE_ADDRESS = /\blocation\b|\bdocument(?:\.URL|\.documentURI|\.baseURI|URI)\b|\bbaseURI\b/;
const IMPORT = /\bimport\s{0,10}\(\s{0,10}[^\s"'`]/;
const OF_EVERY_OBJECT = new Set(['length', 'origin', 'source', 'data', 'constructor', 'prototype']);

/** Names of values of an address that scripts seem to read. */
export function parametersInScripts(scripts: readonly string[]): readonly string[] {
  return firstOf(scripts.flatMap((text) => [PARAMETER, WRITTEN].flatMap((shape) => namesBy(text, shape))));
}

/** Whether scripts read the address of their page. */
export const readAddress = (scripts: readonly string[]): boolean => scripts.some((text) => WHOLE_ADDRESS.test(text));

/** Whether scripts import a module whose address is not written out. */
export const importByName = (scripts: readonly string[]): boolean => scripts.some((text) => IMPORT.test(text));

/** Names under which scripts seem to have the browser keep something. */
export const storedNamesIn = (scripts: readonly string[]): readonly string[] =>
  firstOf(scripts.flatMap((text) => eitherBy(text, KEPT)).filter((name) => !OF_STORAGE.has(name)));

/** Names of cookies that scripts seem to read; none where no script reads cookies. `known` are those that scripts may read. */
export function cookieNamesIn(scripts: readonly string[], known: readonly string[]): readonly string[] {
  const reading = scripts.filter((text) => /\bdocument\s*\.\s*cookie\b|\bCookies?\.get\b/.test(text));
  if (reading.length === 0) return [];
  const named = reading.flatMap((text) => eitherBy(text, COOKIE)).filter((name) => !OF_COOKIES.test(name));
  return [...firstOf([...known, ...named]), ANY_COOKIE];
}

/** What messages look like that scripts seem to understand. */
export function messageShapeIn(scripts: readonly string[]): MessageShape {
  const listening = scripts.filter((text) => /["'`]message["'`]|\bonmessage\b/.test(text));
  const taken = listening.flatMap((text) =>
    namesBy(text, TAKEN_APART).flatMap((list) => list.split(',').map((part) => part.split(':')[0]?.trim() ?? '')),
  );
  const names = [...listening.flatMap((text) => namesBy(text, MESSAGE_VALUE)), ...taken];
  const known = new Set(firstOf(names.filter((name) => name !== '' && !OF_EVERY_OBJECT.has(name))));
  const kinds = listening
    .flatMap((text) => [...text.matchAll(COMPARED)].map(([, name = '', value = '']) => [name, value] as const))
    .filter(([name]) => known.has(name));
  return { names: [...known], kinds: kinds.slice(0, MAX_KINDS) };
}

const namesBy = (text: string, shape: RegExp) => [...text.matchAll(shape)].map(([, name = '']) => name);

const eitherBy = (text: string, shape: RegExp) =>
  [...text.matchAll(shape)].flatMap(([, one, other]) => one ?? other ?? []);

const firstOf = (names: readonly string[]) => [...new Set(names)].slice(0, MAX_NAMES);

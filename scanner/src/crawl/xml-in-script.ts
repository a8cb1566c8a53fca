const MAX_DOCUMENT = 2_000;
/** What a call sends: written out, or a name for what was made before. */
const SENT = /(?:\bbody\s*:|\.send\()\s*(?:(["'`])\s*<|([A-Za-z_$][\w$]{0,60})\s*[,})])/;
/** One text of a program, and whether another one is added to it. */
const TEXT = /^(?:'((?:[^'\\\n]|\\.){0,2000})'|"((?:[^"\\\n]|\\.){0,2000})"|`([^`\\]{0,2000})`)/;
const ADDED = /^\s*\+\s*(?:[\w$.]{1,80}(?:\([^()'"`\n]{0,80}\))?\s*\+\s*)?(?=["'`])/;

/**
 * The XML document that a call of a script sends; null when it sends none that is written out. `before` is what stands in front of the
 * call, where a name that it sends may have got its value.
 */
export function xmlIn(call: string, before: string): string | null {
  const found = SENT.exec(call);
  if (found === null) return null;
  const [whole, , name] = found;
  if (name === undefined) return documentAt(call.slice(found.index + whole.search(/["'`]/)));
  const made = [
    ...before.matchAll(new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\s*=\\s*(?=["'\`])`, 'g')),
  ].at(-1);
  return made === undefined ? null : documentAt(before.slice(made.index + made[0].length));
}

/** The texts that are put together from here on, when they are XML. */
function documentAt(code: string): string | null {
  let rest = code;
  let document = '';
  for (;;) {
    const text = TEXT.exec(rest);
    if (text === null || document.length > MAX_DOCUMENT) return null;
    document += unquoted(text[1] ?? text[2] ?? text[3] ?? '');
    rest = rest.slice(text[0].length);
    const added = ADDED.exec(rest)?.[0];
    if (added === undefined) break;
    if ((added.match(/\+/g)?.length ?? 0) > 1) document += '1';
    rest = rest.slice(added.length);
  }
  return /^\s*<[?!a-z_][\s\S]*>\s*$/i.test(document) && /<\/|\/>/.test(document) ? document.trim() : null;
}

const unquoted = (text: string): string =>
  text
    .replace(/\$\{[^{}]{0,200}\}/g, '1')
    .replace(/\\n/g, '\n')
    .replace(/\\(.)/g, '$1');

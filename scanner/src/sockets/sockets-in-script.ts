const OPENING = /\bnew\s{1,10}(?:window\.)?WebSocket\s{0,10}\(/g;
const ARGUMENT_CHARACTERS = 300;
const LITERAL = /^\s{0,50}(["'`])([^"'`\s${}<>]{1,300})\1\s{0,10}[,)}]/;
const NAME = /^\s{0,50}(?:[\w$]{1,50}\.){0,5}([\w$]{1,50})\s{0,10}[,)]/;
/** The site's own host, and the path that follows it. */
const AFTER_HOST = /location\.host(?:name)?\s{0,10}(?:\}([^"'`\s${}<>]{0,200})|\+\s{0,10}["'`]([^"'`\s${}<>]{1,200}))/;
const COMMENT = /(?:^|[^:"'`\w])\/\//;
const LOCAL = /^(?:localhost|127\.|0\.0\.0\.0|\[::1\])/;
const MAX_SOCKETS = 20;

/**
 * Addresses of WebSockets that a script opens, as far as they are written out: `new WebSocket("wss://…")`, a relative path, the page's own host with a
 * path behind it, or the name of a text that is one of these. `base` is the page's address, whose scheme decides where the script leaves it open.
 */
export function socketsInScript(text: string, base: string): string[] {
  const found = new Set<string>();
  for (const opening of text.matchAll(OPENING)) {
    const before = text.slice(Math.max(0, opening.index - 200), opening.index);
    if (COMMENT.test(before.slice(before.lastIndexOf('\n') + 1))) continue;
    const from = opening.index + opening[0].length;
    const address = addressIn(text.slice(from, from + ARGUMENT_CHARACTERS), text, base);
    if (address !== null) found.add(address);
    if (found.size >= MAX_SOCKETS) break;
  }
  return [...found];
}

function addressIn(argument: string, text: string, base: string): string | null {
  const [, , literal] = LITERAL.exec(argument) ?? [];
  if (literal !== undefined) return socketAddress(literal, base);
  const [, name] = NAME.exec(argument) ?? [];
  if (name === undefined) return ofOwnHost(statementOf(argument), base);
  const value = assignedTo(name, text);
  const [, , given] = LITERAL.exec(`${value},`) ?? [];
  return given === undefined ? ofOwnHost(value, base) : socketAddress(given, base);
}

/** What a script gives a name, as far as the end of the statement. */
function assignedTo(name: string, text: string): string {
  const escaped = name.replaceAll('$', '\\$');
  const at = new RegExp(`(?<![\\w$])${escaped}\\s{0,10}[=:](?!=)`).exec(text);
  return at === null ? '' : statementOf(text.slice(at.index + at[0].length, at.index + ARGUMENT_CHARACTERS));
}

const statementOf = (text: string) => text.split(/[;\n]/)[0]?.trim() ?? '';

function ofOwnHost(expression: string, base: string): string | null {
  const match = AFTER_HOST.exec(expression);
  if (match === null) return null;
  const { protocol, host } = new URL(base);
  const [isPlain, isSecure] = [/\bws\b/.test(expression), /\bwss\b/.test(expression)];
  const own = protocol === 'https:' ? 'wss' : 'ws';
  const scheme = isPlain === isSecure ? own : isSecure ? 'wss' : 'ws';
  const path = match[1] ?? match[2] ?? '';
  // A port of another program, which is no path.
  return path === '' || path.startsWith('/') ? socketAddress(`${scheme}://${host}${path}`, base) : null;
}

/** The address with a WebSocket's scheme, without its fragment; null for what a browser refuses, and for the developer's own machine. */
export function socketAddress(address: string, base: string): string | null {
  if (address.length > 500 || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  // Relative addresses have the page's own scheme (WHATWG WebSockets).
  const scheme = { 'http:': 'ws:', 'https:': 'wss:', 'ws:': 'ws:', 'wss:': 'wss:' }[url.protocol];
  const isElsewhere = url.host !== new URL(base).host;
  if (scheme === undefined || url.username !== '' || (isElsewhere && LOCAL.test(url.host))) return null;
  url.hash = '';
  return url.href.replace(/^[a-z]+:/, scheme);
}

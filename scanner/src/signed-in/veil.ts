import type { CookieJar } from 'tough-cookie';
import { isSessionCookie } from '../checks/answers/p10-cookies.ts';
import type { Exchange } from '../guard/exchange.ts';
import type { Access } from './access.ts';
import { quotedPairs } from './cookie-pairs.ts';

export const HIDDEN = '********';
/** Shorter or simpler values stand in texts by chance. */
const SHORTEST = 8;
const isTelling = (value: string) =>
  value.length >= SHORTEST && [/[a-z]/i, /\d/, /[^a-z0-9]/i].filter((shape) => shape.test(value)).length >= 2;

/** Whether a secret is long and mixed enough to be found, and hidden, in whatever the website answers. */
export const canBeHidden = isTelling;

/** What of an account's sign-in nobody may see, also within what is written down of it. */
export function secretsOf({ way }: Access): readonly string[] {
  switch (way.kind) {
    case 'header':
      return [way.value, way.value.replace(/^\w+\s+/, '')];
    case 'bearer':
      return [way.token];
    case 'cookie':
      return quotedPairs(way.cookies).map(({ value }) => value);
    default:
      return [way.password, ...(way.totpSecret === undefined ? [] : [way.totpSecret])];
  }
}

/**
 * Values of the cookies that make a session; those that scripts of the website read, such as tokens of forms, do not. Of other hosts, where
 * a sign-in may happen, it is all of them.
 */
export function sessionValues(jar: CookieJar, origin: string): readonly string[] {
  const ofSite = new Set(jar.getCookiesSync(`${origin}/`, { allPaths: true }).map(({ value }) => value));
  return (
    jar.serializeSync()?.cookies.flatMap(({ key, value, httpOnly }) => {
      if (typeof value !== 'string' || value.length < 12) return [];
      return !ofSite.has(value) || httpOnly === true || isSessionCookie(key ?? '') ? [value] : [];
    }) ?? []
  );
}

/** Values of sessions that are kept in mind; a website may make a new one for every answer. */
const MAX_PASSING = 200;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const spellings = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams([['', secret]]).toString().slice(1),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
];

/** Hides secrets in texts, as they are and as addresses, forms, JSON and Base64 write them. */
export function createVeil() {
  const lasting = new Set<string>();
  const passing = new Set<string>();
  let shape: RegExp | null = null;
  const rebuild = () => {
    const longestFirst = [...lasting, ...passing].flatMap(spellings).sort((one, other) => other.length - one.length);
    shape = new RegExp([...new Set(longestFirst)].map(escaped).join('|'), 'g');
  };
  const veil = {
    /** From now on these are hidden, as far as they can be told from other words. */
    hide(secrets: readonly string[]): void {
      const fresh = secrets.filter((secret) => isTelling(secret) && !lasting.has(secret));
      for (const secret of fresh) lasting.add(secret);
      if (fresh.length > 0) rebuild();
    },
    /** The same for what belongs to a session: only the latest are kept in mind. */
    hideForNow(secrets: readonly string[]): void {
      const fresh = secrets.filter((secret) => isTelling(secret) && !lasting.has(secret) && !passing.has(secret));
      for (const secret of fresh) passing.add(secret);
      for (const oldest of [...passing].slice(0, Math.max(0, passing.size - MAX_PASSING))) passing.delete(oldest);
      if (fresh.length > 0) rebuild();
    },
    text: (text: string): string => (shape === null ? text : text.replace(shape, HIDDEN)),
    /** The exchange as the rest of the scan sees it: without what only the sign-in may know. */
    exchange(exchange: Exchange, secretHeaders: readonly string[] = []): Exchange {
      if (shape === null && secretHeaders.length === 0) return exchange;
      const text = exchange.body.toString('utf8');
      const veiled = veil.text(text);
      const sent = Object.entries(exchange.requestHeaders).map(([name, value]) => [
        name,
        secretHeaders.includes(name) ? HIDDEN : veil.text(value),
      ]);
      return {
        ...exchange,
        url: veil.text(exchange.url),
        requestHeaders: Object.fromEntries(sent),
        ...(exchange.requestBody === undefined ? {} : { requestBody: veil.text(exchange.requestBody) }),
        headers: Object.fromEntries(
          Object.entries(exchange.headers).map(([name, values]) => [name, values.map(veil.text)]),
        ),
        body: veiled === text ? exchange.body : Buffer.from(veiled),
      };
    },
  };
  return veil;
}

export type Veil = ReturnType<typeof createVeil>;

import { Cookie, CookieJar } from 'tough-cookie';
import type { Exchange } from '../guard/exchange.ts';
import { redirectOf } from '../guard/exchange.ts';
import type { GuardedRequest } from '../guard/guarded-client.ts';
import { type Access, originOf } from './access.ts';
import { quotedPairs } from './cookie-pairs.ts';

const MAX_REDIRECTS = 5;

/** What somebody who is signed in sends with each request. It stays in memory: nothing of it is stored. */
export type Session = {
  readonly headers: Readonly<Record<string, string>>;
  readonly jar: CookieJar;
};

/** One guarded request; throws OutgoingError. */
export type Ask = (url: string, request: GuardedRequest) => Promise<Exchange>;

/** The session of an account as it begins: whole for a header, a token or cookies, empty for those that are yet to sign in. */
export function beginSession(access: Access): Session {
  const { way } = access;
  const jar = new CookieJar();
  if (way.kind === 'header') return { headers: { [way.name.toLowerCase()]: way.value }, jar };
  if (way.kind === 'bearer')
    return { headers: { authorization: `Bearer ${way.token.replace(/^bearer\s+/i, '')}` }, jar };
  if (way.kind === 'cookie')
    for (const { name, value } of quotedPairs(way.cookies))
      jar.setCookieSync(new Cookie({ key: name, value, path: '/' }), `${originOf(access)}/`, { ignoreError: true });
  return { headers: {}, jar };
}

export const newVisitor = (): Session => ({ headers: {}, jar: new CookieJar() });

/** One request within the session, which keeps the cookies of the answer. */
export async function askWith(
  session: Session,
  ask: Ask,
  url: string,
  request: GuardedRequest = {},
): Promise<Exchange> {
  const cookie = session.jar.getCookieStringSync(url);
  const headers = { ...session.headers, ...request.headers, ...(cookie === '' ? {} : { cookie }) };
  const exchange = await ask(url, { ...request, headers });
  keepCookiesOf(session.jar, exchange);
  return exchange;
}

export function keepCookiesOf(jar: CookieJar, { url, headers }: Exchange): void {
  for (const line of headers['set-cookie'] ?? []) jar.setCookieSync(line, url, { ignoreError: true });
}

/** Follows the redirects of an answer within one origin; ends with the last answer. */
export async function follow(session: Session, ask: Ask, first: Exchange, origin: string): Promise<Exchange> {
  let exchange = first;
  for (let turn = 0; turn < MAX_REDIRECTS; turn += 1) {
    const next = redirectOf(exchange);
    if (next === null || new URL(next).origin !== origin) return exchange;
    exchange = await askWith(session, ask, next);
  }
  return exchange;
}

/** Whether the sign is to be seen in this session: its text, or the page itself where there is none. */
export async function seesSign(access: Access, session: Session, ask: Ask): Promise<boolean> {
  const { url, text } = access.sign;
  const first = await askWith(session, ask, url);
  if (text === null) return first.status >= 200 && first.status < 300;
  const last = await follow(session, ask, first, originOf(access));
  return last.status < 400 && holds(last.body.toString('utf8'), text);
}

/** Texts are compared as people see them: white space counts once, and entities of HTML as what they stand for. */
function holds(body: string, text: string): boolean {
  const plain = (value: string) => value.replace(/\s+/g, ' ');
  const decoded = body.replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ');
  return plain(decoded).includes(plain(text)) || plain(body).includes(plain(text));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
};

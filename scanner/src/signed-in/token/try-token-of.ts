import { Cookie } from 'tough-cookie';
import type { Exchange } from '../../guard/exchange.ts';
import { OutgoingError } from '../../guard/outgoing-error.ts';
import { type Access, originOf } from '../access.ts';
import { type Ask, newVisitor, type Session, seesSign } from '../session.ts';
import { isSignedWith, type JsonWebToken, KNOWN_SECRETS, tokenIn, unsigned, wronglySigned } from './json-web-token.ts';

/** What a website does with the account's token, changed in harmless ways. */
export type TokenTrial = {
  readonly url: string;
  readonly algorithm: string;
  /** Signed with a secret of a short list. */
  readonly isWeak: boolean;
  /** The answer that held the sign although the token was not signed; null where it was refused. */
  readonly takesUnsigned: Exchange | null;
  readonly takesWronglySigned: Exchange | null;
  /** The changed tokens, which nobody may see either. */
  readonly changed: readonly string[];
};

/**
 * Looks at the account's own JSON Web Token, in its header or a cookie: tries known secrets without asking the website, and asks for the
 * sign's page with the token unsigned and with a wrong signature (OWASP WSTG-SESS-10). Null where the session has no such token, or where
 * the website does not look at it at all.
 */
export async function tryTokenOf(access: Access, session: Session, ask: Ask): Promise<TokenTrial | null> {
  const token = tokensOf(access, session)[0];
  if (token === undefined) return null;
  const isWeak = KNOWN_SECRETS.some((secret) => isSignedWith(token, secret));
  const taken = async (changed: string) => {
    let last: Exchange | null = null;
    const kept: Ask = async (url, request) => {
      last = await ask(url, request);
      return last;
    };
    const isIn = await seesSign(access, withToken(access, session, token, changed), kept).catch(failed);
    return isIn ? (last as Exchange | null) : null;
  };
  // A session that lives in something else too, such as a second cookie, says nothing of the token.
  const isNeeded = (await taken('')) === null;
  return {
    url: access.sign.url,
    algorithm: token.algorithm,
    isWeak,
    changed: [unsigned(token), wronglySigned(token)],
    takesUnsigned: isNeeded ? await taken(unsigned(token)) : null,
    takesWronglySigned: isNeeded ? await taken(wronglySigned(token)) : null,
  };
}

function failed(error: unknown): false {
  if (error instanceof OutgoingError && error.code !== 'CANCELLED') return false;
  throw error;
}

function tokensOf(access: Access, { headers, jar }: Session): readonly JsonWebToken[] {
  const cookies = jar.getCookiesSync(access.sign.url).map(({ value }) => value);
  return [...Object.values(headers), ...cookies].flatMap((value) => tokenIn(value) ?? []);
}

function withToken(access: Access, { headers, jar }: Session, token: JsonWebToken, changed: string): Session {
  const session = newVisitor();
  const replaced = (value: string) => value.replace(token.text, changed);
  for (const cookie of jar.getCookiesSync(access.sign.url)) {
    const next = new Cookie({ key: cookie.key, value: replaced(cookie.value), path: '/' });
    session.jar.setCookieSync(next, `${originOf(access)}/`, { ignoreError: true });
  }
  return {
    jar: session.jar,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, replaced(value)])),
  };
}

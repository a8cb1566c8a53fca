import { isSentByOthers, openSessionOf } from '../checks/answers/open-session-cookie.ts';
import { isSessionCookie } from '../checks/answers/p10-cookies.ts';
import type { OpenSession } from '../guard/exchange.ts';
import { OutgoingError } from '../guard/outgoing-error.ts';
import type { Access } from './access.ts';
import { type Ask, newVisitor, type Session, seesSign } from './session.ts';

/**
 * The cookie by which requests that other websites cause are signed in, too (RFC 6265bis, 5.5, SameSite); null where they are not. With
 * cookies of both kinds the website is asked once with those alone that go along then. Headers are never sent so, and of cookies that
 * were entered it is not known how they were set.
 */
export async function openSessionIn(access: Access, { jar }: Session, ask: Ask): Promise<OpenSession | null> {
  if (access.way.kind !== 'form' && access.way.kind !== 'steps') return null;
  const { url } = access.sign;
  const cookies = jar.getCookiesSync(url);
  const open = cookies.filter(isSentByOthers);
  const [first] = open;
  if (first === undefined) return null;
  if (open.length < cookies.length) {
    const other = newVisitor();
    for (const cookie of open) other.jar.setCookieSync(cookie.clone() ?? cookie, url, { ignoreError: true });
    if (!(await seesSign(access, other, ask).catch(failed))) return null;
  }
  return openSessionOf(open.find(({ key }) => isSessionCookie(key)) ?? open.find(({ httpOnly }) => httpOnly) ?? first);
}

function failed(error: unknown): false {
  if (error instanceof OutgoingError && error.code !== 'CANCELLED') return false;
  throw error;
}

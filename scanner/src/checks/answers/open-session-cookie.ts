import type { Cookie, CookieJar } from 'tough-cookie';
import type { OpenSession } from '../../guard/exchange.ts';
import { isSessionCookie } from './p10-cookies.ts';

/** Whether browsers send a cookie with requests that other websites cause, too (RFC 6265bis, SameSite). */
export const isSentByOthers = ({ sameSite }: Cookie): boolean => sameSite !== 'lax' && sameSite !== 'strict';

/** Whether a cookie most likely keeps somebody signed in, and browsers also send it with requests that other websites cause. */
export const isOpenSession = (cookie: Cookie): boolean => isSessionCookie(cookie.key) && isSentByOthers(cookie);

/** Name of such a cookie among those that go with a request to this address; null when there is none. */
export const openSessionCookie = (jar: CookieJar, url: string): string | null =>
  jar.getCookiesSync(url).find(isOpenSession)?.key ?? null;

/** The header of a request to this address that another website causes. */
export const crossSiteCookies = (jar: CookieJar, url: string): string =>
  jar
    .getCookiesSync(url)
    .filter(isSentByOthers)
    .map((cookie) => cookie.cookieString())
    .join('; ');

/** Such a cookie, and what it says to browsers. */
export const openSessionOf = ({ key, sameSite }: Cookie): OpenSession => ({
  cookie: key,
  isForAll: sameSite === 'none',
});

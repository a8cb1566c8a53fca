import type { Cookie, CookieJar } from 'tough-cookie';
import { isSessionCookie } from './p10-cookies.ts';

/** Whether a cookie most likely keeps somebody signed in, and browsers also send it with requests that other websites cause (RFC 6265bis, SameSite). */
export const isOpenSession = ({ key, sameSite }: Cookie): boolean =>
  isSessionCookie(key) && sameSite !== 'lax' && sameSite !== 'strict';

/** Name of such a cookie among those that go with a request to this address; null when there is none. */
export const openSessionCookie = (jar: CookieJar, url: string): string | null =>
  jar.getCookiesSync(url).find(isOpenSession)?.key ?? null;

import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { Cookie } from 'tough-cookie';
import type { PageCheck } from '../page-check.ts';

const SESSION_NAME =
  /sess|(^|[_-])sid($|[_-])|phpsessid|auth|token|jwt|login|remember|wordpress_logged_in|connect\.sid/i;
/** Made to be read by the site's own scripts. */
const SCRIPT_READABLE = /csrf|xsrf/i;

/** Whether a cookie of this name most likely keeps somebody signed in. */
export const isSessionCookie = (name: string): boolean => SESSION_NAME.test(name) && !SCRIPT_READABLE.test(name);

/** P10: cookies without Secure, HttpOnly or SameSite; weightier for those that carry a session (RFC 6265bis). */
export const checkCookies: PageCheck = (view, report) => {
  const { exchange } = view;
  for (const line of exchange.headers['set-cookie'] ?? []) {
    const cookie = Cookie.parse(line);
    if (!cookie || cookie.value === '' || isDeletion(cookie, view.now)) continue;
    const isForScripts = SCRIPT_READABLE.test(cookie.key);
    const isSession = isSessionCookie(cookie.key);
    const sighting = (missing: string) => ({
      url: exchange.url,
      exchange,
      place: 'host' as const,
      subject: cookie.key,
      facts: { host: view.url.host, cookie: cookie.key },
      note: noted('cookie', { cookie: cookie.key, missing }),
    });
    if (!cookie.secure)
      report('P10', isSession ? 'session-cookie-without-secure' : 'cookie-without-secure', sighting('Secure'));
    if (!cookie.httpOnly && isSession) report('P10', 'session-cookie-without-httponly', sighting('HttpOnly'));
    if (!cookie.httpOnly && !isSession && !isForScripts) report('P10', 'cookie-without-httponly', sighting('HttpOnly'));
    if (!/;\s*samesite\s*=\s*(lax|strict|none)/i.test(line))
      report('P10', 'cookie-without-samesite', sighting('SameSite'));
  }
};

/** Whether a cookie is taken away instead of set. `now` in epoch milliseconds. */
export function isDeletion(cookie: Cookie, now: number): boolean {
  if (typeof cookie.maxAge === 'number' && cookie.maxAge <= 0) return true;
  return cookie.expires instanceof Date && cookie.expires.getTime() < now;
}

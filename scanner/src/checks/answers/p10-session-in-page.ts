import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Cookie } from 'tough-cookie';
import type { Report } from '../../findings/report.ts';
import type { PageView } from '../page-check.ts';
import { isSessionCookie } from './p10-cookies.ts';

/** Shorter values, or those of letters alone, stand in a page by chance, or name a person. */
const SHORTEST = 16;
/** Cookies that are half of a form's token, whose other half is for the page (OWASP, "Signed Double-Submit Cookie"). */
const FOR_FORMS = /form|request|verif|forgery|nonce/i;

const isSecret = (value: string): boolean =>
  value.length >= SHORTEST && /\d/.test(value) && /[a-z]/i.test(value) && !/@|%40/.test(value);

/**
 * P10: a page repeats the session that its cookie keeps from scripts (HttpOnly). Only where the cookie came with the request: before, many
 * programs write it into addresses (Jakarta Servlet 6.0, 7.1.3). The value itself is not kept.
 */
export function checkSessionInPage(view: PageView, cookies: readonly Cookie[], report: Report): void {
  const { exchange, text, page } = view;
  if (exchange.status >= 300 || (page === null && !/javascript/.test(view.header('content-type') ?? ''))) return;
  const sent = new Set((exchange.requestHeaders.cookie ?? '').split('; '));
  for (const { key, value, httpOnly } of cookies) {
    if (!httpOnly || !isSessionCookie(key) || FOR_FORMS.test(key) || !isSecret(value)) continue;
    if (!sent.has(`${key}=${value}`) || !text.includes(value)) continue;
    report('P10', 'session-cookie-in-page', {
      url: exchange.url,
      exchange: { ...exchange, body: Buffer.from(text.replaceAll(value, '*'.repeat(SHORTEST))) },
      place: 'path',
      subject: key,
      facts: { path: view.url.pathname, cookie: key },
      note: noted('sessionInPage', { cookie: key }),
    });
  }
}

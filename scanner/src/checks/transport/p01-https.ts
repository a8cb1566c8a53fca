import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { type Exchange, redirectOf } from '../../guard/exchange.ts';

/** P01: no HTTPS at all; `http` is the page that was served without it. */
export function reportNoHttps(http: Exchange, report: Report): void {
  const host = new URL(http.url).host;
  const note = noted('noHttps');
  report('P01', 'no-https', { url: http.url, exchange: http, place: 'host', facts: { host }, note });
}

/** P01: the site has HTTPS, but its HTTP address serves pages instead of redirecting there. */
export function checkHttpRedirects(http: Exchange, report: Report): void {
  const location = redirectOf(http);
  if (location?.startsWith('https:')) return;
  // A redirect within HTTP is judged where it leads to; an error page carries nothing worth protecting.
  if (location !== null || http.status >= 400) return;
  const host = new URL(http.url).host;
  const note = noted('noRedirectToHttps');
  report('P01', 'no-redirect-to-https', { url: http.url, exchange: http, place: 'host', facts: { host }, note });
}

/** P01: an HTTPS address sends visitors back to HTTP. */
export function checkRedirectToHttp(exchange: Exchange, report: Report): void {
  const location = redirectOf(exchange);
  if (!exchange.url.startsWith('https:') || !location?.startsWith('http:')) return;
  const { host } = new URL(exchange.url);
  report('P01', 'redirect-to-http', {
    url: exchange.url,
    exchange,
    place: 'host',
    facts: { host, location },
    note: noted('redirectToHttp', { location }),
  });
}

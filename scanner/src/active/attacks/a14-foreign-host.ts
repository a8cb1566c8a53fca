import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { type Exchange, mediaTypeOf, redirectOf } from '../../guard/exchange.ts';
import { readHtml } from '../../html/read-html.ts';

/**
 * Headers in which proxies pass on the host that the visitor asked for (RFC 7239 and the older custom). The Host header
 * itself stays as it is: another one may lead to the website of somebody else on the same server.
 */
export const HOST_HEADERS = {
  'x-forwarded-host': (host: string) => host,
  'x-host': (host: string) => host,
  forwarded: (host: string) => `host=${host}`,
} as const;

export type HostHeader = keyof typeof HOST_HEADERS;

/** Where the answer uses the host as part of an address, in words; null when nowhere, or as text only. */
export function placeOfHost(exchange: Exchange, host: string): string | null {
  const uses = (address: string | null) => address !== null && new URL(address).hostname === host;
  if (uses(redirectOf(exchange))) return 'the address the visitor is sent to';
  if (!/html|^$/.test(mediaTypeOf(exchange))) return null;
  const page = readHtml(exchange.body.toString('utf8'), exchange.url);
  if (page.forms.some(({ action }) => uses(action))) return 'the target of a form';
  if (page.resources.some(({ url, active }) => active && uses(url))) return 'the address of a script or style sheet';
  return page.links.some(uses) || page.resources.some(({ url }) => uses(url)) ? 'a link or picture' : null;
}

/** A14: the site builds its own addresses from a header that every visitor can set. */
export function checkForeignHost(exchange: Exchange, made: string, header: HostHeader, report: Report): void {
  const place = placeOfHost(exchange, made);
  if (place === null) return;
  const { host } = new URL(exchange.url);
  report('A14', 'foreign-host-in-page', {
    url: exchange.url,
    exchange,
    place: 'host',
    subject: header,
    facts: { host, header, place },
    proof: made,
    curl: `curl -sS -i -H '${header}: ${HOST_HEADERS[header](made)}' '${exchange.url.replaceAll("'", '%27')}'`,
    note: noted('foreignHost', { host: made, place }),
  });
}

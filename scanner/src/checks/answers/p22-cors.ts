import { createHash } from 'node:crypto';
import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { type Exchange, headerOf } from '../../guard/exchange.ts';

/** A website of nobody (RFC 2606) that asks, made from the scan's id. */
export const foreignOrigin = (scanId: string): string =>
  `https://${createHash('sha256').update(`origin ${scanId}`).digest('hex').slice(0, 12)}.example`;

/**
 * Websites of nobody whose names end, or begin, as the site's own does: for programs that compare a part of the name, with or without
 * the port. No name ends as an address does (WHATWG URL, "ends in a number checker"), and none holds the colons of IPv6.
 */
export function namesakesOf({ protocol, hostname, port }: URL, scanId: string): readonly string[] {
  if (hostname.includes(':')) return [];
  const word = new URL(foreignOrigin(scanId)).hostname;
  const ending = `${protocol}//${word.split('.')[0]}${hostname}`;
  const endings = port === '' ? [ending] : [`${ending}:${port}`, ending];
  return [...(/^[\d.]+$/.test(hostname) ? [] : endings), `${protocol}//${hostname}.${word}`];
}

/** The other website that an answer is meant for, when it names one; its namesakes may be taken for it. */
export function namedOrigin(exchange: Exchange): URL | null {
  const allowed = headerOf(exchange, 'access-control-allow-origin') ?? '';
  if (!/^https?:\/\//i.test(allowed) || !URL.canParse(allowed)) return null;
  const named = new URL(allowed);
  return named.hostname === new URL(exchange.url).hostname ? null : named;
}

/**
 * Programs that take a request with cookies for a stranger's unless this header comes along, which another website cannot know. WordPress
 * answers every origin on purpose (REST API Handbook, "Authentication").
 */
const NONCE_HEADERS = /\bx-wp-nonce\b/i;

/** P22: the answer lets whichever website asks read it with the visitor's cookies (Fetch standard, CORS protocol). */
export function checkCors(exchange: Exchange, origin: string, report: Report): void {
  const allowed = headerOf(exchange, 'access-control-allow-origin');
  const credentials = headerOf(exchange, 'access-control-allow-credentials');
  if (allowed !== origin || credentials !== 'true') return;
  if (NONCE_HEADERS.test(headerOf(exchange, 'access-control-allow-headers') ?? '')) return;
  const { host, pathname } = new URL(exchange.url);
  report('P22', 'origin-reflected-with-credentials', {
    url: exchange.url,
    exchange,
    place: 'host',
    facts: { host, path: pathname },
    curl: `curl -sS -i -H 'origin: ${origin}' '${exchange.url.replaceAll("'", '%27')}'`,
    note: noted('cors', { origin }),
  });
}

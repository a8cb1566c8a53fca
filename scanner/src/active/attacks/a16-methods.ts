import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { type Exchange, headerOf, mediaTypeOf } from '../../guard/exchange.ts';

/** A16: TRACE sends the whole request back, cookies and all (RFC 9110 section 9.3.8). */
export function checkTrace(exchange: Exchange, word: string, report: Report): void {
  const isEcho = mediaTypeOf(exchange) === 'message/http' && exchange.body.toString('utf8').includes(word);
  if (exchange.status !== 200 || !isEcho) return;
  const { host } = new URL(exchange.url);
  report('A16', 'trace-enabled', {
    url: exchange.url,
    exchange,
    place: 'host',
    facts: { host },
    proof: word,
    note: noted('traceEnabled'),
  });
}

/** A16: the start page announces that files can be written or deleted (RFC 9110 section 10.2.1). Nothing is written. */
export function checkAllowedMethods(exchange: Exchange, report: Report): void {
  const allowed = (headerOf(exchange, 'allow') ?? '').split(',').map((method) => method.trim().toUpperCase());
  const writing = allowed.filter((method) => method === 'PUT' || method === 'DELETE');
  if (exchange.status >= 300 || writing.length === 0) return;
  const { host } = new URL(exchange.url);
  report('A16', 'writing-methods-announced', {
    url: exchange.url,
    exchange,
    place: 'host',
    facts: { host, methods: writing.join(', ') },
    note: noted('writingMethods', { methods: writing.join(' and ') }),
  });
}

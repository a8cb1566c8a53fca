import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { type Exchange, mediaTypeOf } from '../../guard/exchange.ts';

/** P25: no security.txt, one past its date, or one without the two fields it must have (RFC 9116). `now` in epoch ms. */
export function checkSecurityTxt(exchange: Exchange | null, where: { url: string; now: number }, report: Report) {
  const host = new URL(where.url).host;
  const common = { url: where.url, place: 'host' as const, ...(exchange ? { exchange } : {}) };
  const text = exchange?.status === 200 && mediaTypeOf(exchange) !== 'text/html' ? exchange.body.toString('utf8') : '';
  const field = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(text)?.[1]?.trim();
  const contact = field('contact');
  const expires = field('expires');
  if (contact === undefined && expires === undefined) {
    const note = noted('securityTxtMissing');
    return report('P25', 'security-txt-missing', { ...common, facts: { host }, note });
  }
  const expiresAt = Date.parse(expires ?? '');
  if (contact === undefined || Number.isNaN(expiresAt)) {
    const missing = contact === undefined ? 'Contact' : 'Expires';
    const note = noted('securityTxtIncomplete', { missing });
    return report('P25', 'security-txt-incomplete', { ...common, facts: { host, missing }, note });
  }
  if (expiresAt > where.now) return;
  const expiredOn = new Date(expiresAt).toISOString().slice(0, 10);
  report('P25', 'security-txt-expired', {
    ...common,
    facts: { host, expiredOn },
    note: noted('securityTxtExpired', { day: expiredOn }),
  });
}

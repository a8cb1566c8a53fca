import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import type { Protocol } from '../../tls/protocols.ts';

const VARIANTS = {
  SSLv2: 'sslv2-accepted',
  SSLv3: 'sslv3-accepted',
  'TLS 1.0': 'tls10-accepted',
  'TLS 1.1': 'tls11-accepted',
} as const;

const OPENSSL_OPTIONS = { SSLv2: '-ssl2', SSLv3: '-ssl3', 'TLS 1.0': '-tls1', 'TLS 1.1': '-tls1_1' } as const;

/** P03: nothing newer than TLS 1.2 is spoken; sound, and slower than it could be (RFC 9325 section 3.1.1 wants TLS 1.3). */
export function reportNoTls13(where: { url: string; host: string; port: number }, report: Report): void {
  report('P03', 'tls13-missing', {
    url: where.url,
    place: 'host',
    facts: { host: where.host },
    note: noted('noTls13'),
    curl: `openssl s_client -connect ${where.host}:${where.port} -tls1_3`,
  });
}

/** P03: a protocol that has been withdrawn is still spoken (RFC 6176, RFC 7568, RFC 8996). */
export function checkProtocol(
  protocol: Protocol,
  where: { url: string; host: string; port: number },
  report: Report,
): void {
  if (protocol === 'TLS 1.2' || protocol === 'TLS 1.3') return;
  report('P03', VARIANTS[protocol], {
    url: where.url,
    place: 'host',
    facts: { host: where.host },
    note: noted('oldProtocol', { protocol }),
    curl: `openssl s_client -connect ${where.host}:${where.port} ${OPENSSL_OPTIONS[protocol]}`,
  });
}

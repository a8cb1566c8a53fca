import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { type SuiteWeakness, WEAK_SUITES } from '../../tls/cipher-suites.ts';
import type { Protocol } from '../../tls/protocols.ts';

const VARIANTS = {
  null: 'null-suites',
  anonymous: 'anonymous-suites',
  export: 'export-suites',
  des: 'des-suites',
  rc4: 'rc4-suites',
  'triple-des': 'triple-des-suites',
} as const satisfies Record<SuiteWeakness, string>;

const SHORT_BITS = 2048;

type Where = { readonly url: string; readonly host: string };

/** P04: the server chose a weak cipher suite when only weak ones were offered. */
export function reportWeakSuite(
  weakness: SuiteWeakness,
  suite: number,
  protocol: Protocol,
  where: Where,
  report: Report,
) {
  const name = WEAK_SUITES[weakness][suite] ?? `0x${suite.toString(16).padStart(4, '0')}`;
  report('P04', VARIANTS[weakness], {
    url: where.url,
    place: 'host',
    facts: { host: where.host, suite: name, protocol },
    note: noted('weakSuite', { suite: name, protocol }),
  });
}

/** P04: a Diffie-Hellman group under 2048 bits (RFC 9325 section 4.2; the Logjam attack). */
export function checkDhGroup(bits: number, where: Where, report: Report) {
  if (bits >= SHORT_BITS) return;
  report('P04', 'short-dh-group', {
    url: where.url,
    place: 'host',
    facts: { host: where.host, bits: String(bits) },
    note: noted('shortDhGroup', { bits }),
  });
}

/** P04: an RSA key under 2048 bits in the certificate. */
export function checkRsaKey(bits: number | undefined, where: Where, report: Report) {
  if (bits === undefined || bits >= SHORT_BITS) return;
  report('P04', 'short-rsa-key', {
    url: where.url,
    place: 'host',
    facts: { host: where.host, bits: String(bits) },
    note: noted('shortRsaKey', { bits }),
  });
}

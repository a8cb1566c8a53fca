import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { RSA_KEY_SUITES } from '../../tls/cipher-suites.ts';
import type { Protocol } from '../../tls/protocols.ts';
import type { RsaOracleResult } from '../../tls/rsa-oracle/find-rsa-oracle.ts';

type Where = { readonly url: string; readonly host: string };

/**
 * P04: the server takes keys that are encrypted with its own (static RSA; RFC 9325 section 4.1 says it should not). Without any
 * other key exchange, forward secrecy is missing (RFC 9325 section 7.3). `suite` is the one that it chose.
 */
export function reportRsaKeyExchange(
  isOnlyOne: boolean,
  suite: number,
  protocol: Protocol,
  { url, host }: Where,
  report: Report,
): void {
  const name = RSA_KEY_SUITES[suite] ?? `0x${suite.toString(16).padStart(4, '0')}`;
  const facts = { host, suite: name, protocol };
  const variant = isOnlyOne ? 'forward-secrecy-missing' : 'rsa-key-exchange';
  const note = noted(isOnlyOne ? 'noForwardSecrecy' : 'weakSuite', { suite: name, protocol });
  report('P04', variant, { url, place: 'host', facts, note });
}

/** P04: the server does not say that it renegotiates securely (RFC 5746 section 3.6; CVE-2009-3555). */
export function reportInsecureRenegotiation(protocol: Protocol, { url, host }: Where, report: Report): void {
  const note = noted('renegotiation', { protocol });
  report('P04', 'renegotiation-insecure', { url, place: 'host', facts: { host }, note });
}

/** P04: the server's answers tell what is wrong with an encrypted key (Bleichenbacher's attack, ROBOT; RFC 5246 section 7.4.7.1). */
export function reportRsaOracle(
  { strength, answers }: RsaOracleResult & { kind: 'oracle' },
  { url, host }: Where,
  report: Report,
): void {
  const facts = { host, answers: answers.join(', ') };
  const note = noted('rsaOracle', { count: answers.length, answers: answers.join(', ') });
  report('P04', strength === 'strong' ? 'rsa-oracle' : 'rsa-oracle-weak', { url, place: 'host', facts, note });
}

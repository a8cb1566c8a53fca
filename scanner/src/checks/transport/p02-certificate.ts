import { isIP } from 'node:net';
import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { namesAccess, type ServedCertificate } from '../../tls/read-certificate.ts';

const DAY_MS = 86_400_000;
/** Renewal is due with a third of the lifetime left (Let’s Encrypt, “Integration Guide”); with half of that left, it is late. */
const SOON_SHARE = 1 / 6;
/** Certificates of a year and more are renewed by hand, and a month is enough for that. */
const MAX_SOON_DAYS = 30;
const SELF_SIGNED = 'DEPTH_ZERO_SELF_SIGNED_CERT';
const LINK_MISSING = new Set(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY']);
/** Judged by the dates themselves. */
const DATE_ERRORS = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']);

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** P02: certificate expired, not yet valid, for another host, untrusted, or with less than a sixth of its lifetime left. `now` in epoch ms. */
export function checkCertificate(
  served: ServedCertificate,
  where: { url: string; host: string; now: number },
  report: Report,
): void {
  const { certificate, trustError } = served;
  const { host, now } = where;
  const common = { url: where.url, place: 'host' as const, curl: `curl -vI ${where.url}` };
  const expires = Date.parse(certificate.validTo);
  const begins = Date.parse(certificate.validFrom);
  const days = Math.floor((expires - now) / DAY_MS);
  if (expires <= now) {
    const note = noted('certificateExpired', { day: isoDay(expires) });
    report('P02', 'certificate-expired', { ...common, facts: { host, expiredOn: isoDay(expires) }, note });
  } else if (begins > now) {
    const note = noted('certificateNotYetValid', { day: isoDay(begins) });
    report('P02', 'certificate-not-yet-valid', { ...common, facts: { host, validFrom: isoDay(begins) }, note });
  } else if (expires - now <= Math.min(MAX_SOON_DAYS * DAY_MS, (expires - begins) * SOON_SHARE)) {
    const note = noted('certificateExpiresSoon', { day: isoDay(expires), days });
    const facts = { host, expiresOn: isoDay(expires), days: String(days) };
    report('P02', 'certificate-expires-soon', { ...common, facts, note });
  }
  const matches = isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host);
  if (matches === undefined) {
    const names = namesOf(certificate.subjectAltName, certificate.subject);
    const note = noted('certificateWrongHost', { names, host });
    report('P02', 'certificate-wrong-host', { ...common, facts: { host, names }, note });
  }
  if (trustError !== null && !DATE_ERRORS.has(trustError)) reportUntrusted(served, trustError, host, common, report);
  const algorithm = /md5|sha-?1(?!\d)/i.exec(certificate.signatureAlgorithm ?? '')?.[0];
  // A self-signed certificate's signature proves nothing either way.
  if (algorithm !== undefined && trustError !== SELF_SIGNED) {
    const facts = { host, algorithm: certificate.signatureAlgorithm ?? algorithm };
    const note = noted('certificateWeakSignature', { algorithm: facts.algorithm });
    report('P02', 'certificate-weak-signature', { ...common, facts, note });
  }
}

function reportUntrusted(
  { certificate, isIssuerOnTheWeb }: ServedCertificate,
  trustError: string,
  host: string,
  common: { url: string; place: 'host'; curl: string },
  report: Report,
) {
  if (trustError === SELF_SIGNED) {
    const note = noted('certificateSelfSigned');
    return report('P02', 'certificate-self-signed', { ...common, facts: { host }, note });
  }
  const issuer = nameIn(certificate.issuer) ?? 'an unknown authority';
  // An address for fetching the issuer shows that a public authority stands behind the missing link (RFC 5246 section 7.4.2 wants it sent).
  const isMissingLink = LINK_MISSING.has(trustError) && isIssuerOnTheWeb;
  if (isMissingLink) {
    const note = noted('certificateChain', { issuer });
    return report('P02', 'certificate-chain-incomplete', { ...common, facts: { host, issuer }, note });
  }
  const note = noted('certificateUntrusted', { issuer, error: trustError });
  report('P02', 'certificate-untrusted', { ...common, facts: { host, issuer }, note });
}

function nameIn(distinguishedName: string): string | null {
  return /^(?:CN|O)=(.+)$/m.exec(distinguishedName)?.[1] ?? null;
}

function namesOf(alternativeNames: string | undefined, subject: string): string {
  const names = (alternativeNames ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^(DNS|IP Address):/, ''))
    .filter((name) => name !== '');
  return names.length > 0 ? names.slice(0, 10).join(', ') : (nameIn(subject) ?? 'nobody');
}

/**
 * P02: no answer about its revocation comes with a certificate that names who gives one (RFC 6066 section 8, RFC 6960).
 * Certificates that name nobody, as those of Let’s Encrypt since 2025, have none to send.
 */
export function checkStapling(served: ServedCertificate, where: { url: string; host: string }, report: Report): void {
  if (served.isStapled || served.trustError !== null || !namesAccess(served.certificate, 'OCSP')) return;
  const { url, host } = where;
  const curl = `openssl s_client -status -connect ${new URL(url).host} -servername ${host}`;
  report('P02', 'revocation-not-stapled', { url, place: 'host', curl, facts: { host }, note: noted('notStapled') });
}

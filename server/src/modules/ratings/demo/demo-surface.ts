import type {
  FindingGrade,
  SurfaceAsset,
  SurfaceFinding,
  SurfaceMeasurement,
  VectorOutcome,
} from '@portal/domain/ratings/attack-surface.ts';
import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import { FINDING_KINDS, type FindingKind } from '@portal/scanner/surface/finding-kinds.ts';
import { NEVER_SEEN } from '@portal/scanner/surface/never-seen.ts';

const DOMAIN = 'harbor-bakery.example';
const WWW = `www.${DOMAIN}`;
const SHOP = `shop.${DOMAIN}`;
const MAIL = `mail.${DOMAIN}`;

const ASSETS: readonly SurfaceAsset[] = [
  { host: DOMAIN, source: 'domain', addresses: ['192.0.2.10'] },
  { host: WWW, source: 'www', addresses: ['192.0.2.10'] },
  { host: SHOP, source: 'certificate', addresses: ['192.0.2.11'] },
  { host: MAIL, source: 'dns', addresses: ['192.0.2.20'] },
];

function seen(kind: FindingKind, grade: FindingGrade, asset: string, ...evidence: string[]): SurfaceFinding {
  const importance = [SHOP, MAIL].some((host) => asset.startsWith(host)) ? 0.5 : 1;
  return { vector: FINDING_KINDS[kind].vector, kind, grade, asset, importance, evidence };
}

/**
 * What a look at the demonstration's bakery saw so many weeks ago, up to 26. It has fixed one thing after another: a database that anybody
 * could reach, old encryption, most of its mail records, headers; the mail server's certificate still waits.
 */
export function demoSurface(weeksAgo: number): SurfaceMeasurement {
  const since = (week: number) => weeksAgo <= week;
  const findings: SurfaceFinding[] = [
    since(19)
      ? seen('spf-softfail', 'FAIR', DOMAIN, 'v=spf1 include:_spf.mail-host.example ~all')
      : seen('spf-missing', 'BAD', DOMAIN, 'No TXT record of the domain begins with v=spf1'),
    since(9)
      ? seen(
          'dmarc-not-enforced',
          'WARN',
          DOMAIN,
          'v=DMARC1; p=none; rua=mailto:postmaster@harbor-bakery.example',
          'Receivers are asked to monitor only, and to hold nothing back',
        )
      : seen('dmarc-not-enforced', 'BAD', DOMAIN, 'No TXT record at _dmarc.harbor-bakery.example'),
    ...(since(9) ? [seen('dkim-strong', 'GOOD', DOMAIN, 'Selector s2026: RSA, 2048 bits')] : []),
    seen('certificate-good', 'GOOD', `${WWW}:443`, 'Issued for www.harbor-bakery.example', 'RSA, 2048 bits, SHA-256'),
    seen('certificate-good', 'GOOD', `${SHOP}:443`, 'Issued for shop.harbor-bakery.example', 'RSA, 2048 bits, SHA-256'),
    seen('certificate-wrong-host', 'BAD', `${MAIL}:443`, 'Issued for srv20.mail-host.example alone'),
    ...[`${WWW}:443`, `${SHOP}:443`].map((place) =>
      since(13)
        ? seen('tls-sound', 'GOOD', place, 'TLS 1.2 and TLS 1.3, forward secrecy')
        : seen('tls-old-protocol', 'WARN', place, 'TLS 1.0 is accepted', 'TLS 1.2 is accepted'),
    ),
    seen('tls-old-protocol', 'WARN', `${MAIL}:443`, 'TLS 1.0 is accepted', 'TLS 1.2 is accepted'),
    seen('port-web', 'GOOD', `${DOMAIN}:443`, 'Port 443 answers'),
    seen('port-mail', 'GOOD', `${MAIL}:587`, 'Port 587 answers'),
    seen('port-remote-login', 'FAIR', `${SHOP}:22`, 'Port 22 answers: SSH'),
    ...(since(16) ? [] : [seen('port-database', 'BAD', `${SHOP}:3306`, 'Port 3306 answers: MySQL')]),
    seen('headers-score', headersOf(weeksAgo), WWW, `Score ${since(5) ? 70 : since(21) ? 45 : 20} of 100`),
    ...(since(5) ? [] : [seen('header-strict-transport-security', 'NEUTRAL', WWW, 'No Strict-Transport-Security')]),
    seen('header-content-security-policy', 'NEUTRAL', WWW, 'No Content-Security-Policy'),
    since(11)
      ? seen('systems-nothing-exposed', 'GOOD', WWW, 'None of 20 common paths are open')
      : seen('admin-tool-open', 'WARN', `${SHOP}`, 'https://shop.harbor-bakery.example/phpmyadmin/ answers'),
    since(7)
      ? seen('server-version-hidden', 'NEUTRAL', WWW, 'Server: nginx')
      : seen('server-end-of-life', 'WARN', WWW, 'Server: nginx/1.18.0 (Ubuntu)'),
    seen('dnssec-unsigned', 'WARN', DOMAIN, 'The parent zone has no DS record'),
    seen('lookalike-registered', 'NEUTRAL', 'harbour-bakery.example', 'harbour-bakery.example has an address'),
    ...(since(2) ? [seen('weakness-mended', 'FAIR', SHOP, 'jquery 1.12.4: fixed after 38 days')] : []),
  ];
  const reasons: typeof NEVER_SEEN = {
    ...NEVER_SEEN,
    ...(since(9) ? {} : { dkim: 'SELECTOR_UNKNOWN' }),
    ...(since(2) ? {} : { patching_cadence: 'NEEDS_SCAN_HISTORY' }),
  };
  return {
    domain: DOMAIN,
    assets: ASSETS,
    findings,
    outcomes: RISK_VECTOR_SLUGS.map((vector): VectorOutcome => {
      const reason = reasons[vector];
      return reason === undefined ? { vector, measured: true } : { vector, measured: false, reason };
    }),
  };
}

function headersOf(weeksAgo: number): FindingGrade {
  if (weeksAgo <= 5) return 'FAIR';
  return weeksAgo <= 21 ? 'WARN' : 'BAD';
}

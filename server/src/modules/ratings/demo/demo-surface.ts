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

const OLD_NGINX = [
  'nginx 1.18: no security updates from its makers since 2021-04-20.',
  'It comes from a distribution, which may have fixed it itself.',
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
      ? seen('spf-softfail', 'FAIR', DOMAIN, 'TXT harbor-bakery.example: "v=spf1 include:_spf.mail-host.example ~all"')
      : seen('spf-missing', 'BAD', DOMAIN, 'No TXT record of harbor-bakery.example begins with "v=spf1".'),
    since(9)
      ? seen(
          'dmarc-not-enforced',
          'WARN',
          DOMAIN,
          'TXT _dmarc.harbor-bakery.example: "v=DMARC1; p=none; rua=mailto:postmaster@harbor-bakery.example"',
          'Receivers are asked to monitor only, and to reject nothing.',
        )
      : seen('dmarc-not-enforced', 'BAD', DOMAIN, '_dmarc.harbor-bakery.example has no DMARC record.'),
    ...(since(9)
      ? [seen('dkim-strong', 'GOOD', DOMAIN, 'TXT s2026._domainkey.harbor-bakery.example: an RSA key of 2048 bits.')]
      : []),
    ...onServers(weeksAgo, since),
    seen('dnssec-unsigned', 'WARN', DOMAIN, `The parent zone of ${DOMAIN} has no DS record for it.`),
    seen('lookalike-registered', 'NEUTRAL', 'harbour-bakery.example', 'harbour-bakery.example exists.'),
    ...(since(2)
      ? [
          seen(
            'weakness-mended',
            'FAIR',
            SHOP,
            'jquery 1.12.4: known since 2026-09-01, gone on 2026-10-09, after 38 days.',
          ),
        ]
      : []),
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

/** What answers under the bakery's names: certificates, encryption, ports, headers, software. */
function onServers(weeksAgo: number, since: (week: number) => boolean): readonly SurfaceFinding[] {
  return [
    seen('certificate-good', 'GOOD', `${WWW}:443`, `Issued by Example CA for ${WWW}, valid until 2027-01-31.`),
    seen('certificate-good', 'GOOD', `${SHOP}:443`, `Issued by Example CA for ${SHOP}, valid until 2027-01-31.`),
    seen(
      'certificate-wrong-host',
      'BAD',
      `${MAIL}:443`,
      `The certificate is issued for srv20.mail-host.example, not for ${MAIL}.`,
    ),
    ...[`${WWW}:443`, `${SHOP}:443`].map((place) =>
      since(13)
        ? seen('tls-sound', 'GOOD', place, `${place} speaks TLS 1.2, TLS 1.3.`)
        : seen('tls-old-protocol', 'WARN', place, `${place} speaks TLS 1.0, TLS 1.2.`),
    ),
    seen('tls-old-protocol', 'WARN', `${MAIL}:443`, `${MAIL}:443 speaks TLS 1.0, TLS 1.2.`),
    seen('port-web', 'GOOD', `${DOMAIN}:443`, '192.0.2.10 accepts connections on port 443 (HTTPS).'),
    seen('port-mail', 'GOOD', `${MAIL}:587`, '192.0.2.20 accepts connections on port 587 (SMTP).'),
    seen('port-remote-login', 'FAIR', `${SHOP}:22`, '192.0.2.11 accepts connections on port 22 (SSH).'),
    ...(since(16)
      ? []
      : [seen('port-database', 'BAD', `${SHOP}:3306`, '192.0.2.11 accepts connections on port 3306 (MySQL).')]),
    seen('headers-score', headersOf(weeksAgo), WWW, `${since(5) ? 70 : since(21) ? 45 : 20} of 100 points.`),
    ...(since(5)
      ? []
      : [
          seen(
            'header-strict-transport-security',
            'NEUTRAL',
            WWW,
            'The answer has no Strict-Transport-Security header.',
          ),
        ]),
    seen('header-content-security-policy', 'NEUTRAL', WWW, 'The page has no Content-Security-Policy.'),
    since(11)
      ? seen(
          'systems-nothing-exposed',
          'GOOD',
          WWW,
          `${WWW} shows no outdated application, installer, admin tool or private file.`,
        )
      : seen(
          'admin-tool-open',
          'WARN',
          `${SHOP}`,
          'https://shop.harbor-bakery.example/phpmyadmin/ is open to everyone.',
        ),
    since(7)
      ? seen('server-version-hidden', 'NEUTRAL', WWW, 'The answer names nginx without a version.')
      : seen('server-end-of-life', 'WARN', WWW, ...OLD_NGINX),
  ];
}

function headersOf(weeksAgo: number): FindingGrade {
  if (weeksAgo <= 5) return 'FAIR';
  return weeksAgo <= 21 ? 'WARN' : 'BAD';
}

import type {
  NotMeasuredReason,
  SurfaceFinding,
  SurfaceMeasurement,
  VectorOutcome,
} from '@portal/domain/ratings/attack-surface.ts';
import { RISK_VECTOR_SLUGS, type RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import type { LookOutcome, LookRequest, RatingsPort } from '../providers/ratings/ratings-port.ts';

/** The vectors that a usual look measures: 45.5 points of 100. */
const MEASURED: readonly RiskVectorSlug[] = [
  'spf',
  'ssl_certificates',
  'ssl_configurations',
  'open_ports',
  'application_security',
  'insecure_systems',
  'server_software',
  'dkim',
  'patching_cadence',
  'dnssec',
];

export const aSurfaceFinding = (changes: Partial<SurfaceFinding> = {}): SurfaceFinding => ({
  vector: 'ssl_certificates',
  kind: 'certificate-good',
  grade: 'GOOD',
  asset: 'harbor-bakery.example:443',
  importance: 1,
  evidence: ['Valid until 2027-01-31'],
  ...changes,
});

/** What a look saw: findings, and an outcome for every vector. */
export function aSurface(
  findings: readonly SurfaceFinding[],
  reasons: Readonly<Partial<Record<RiskVectorSlug, NotMeasuredReason>>> = {},
): SurfaceMeasurement {
  return {
    domain: 'harbor-bakery.example',
    assets: [{ host: 'harbor-bakery.example', source: 'domain', addresses: ['192.0.2.10'] }],
    outcomes: RISK_VECTOR_SLUGS.map((vector): VectorOutcome => {
      const reason = reasons[vector] ?? (MEASURED.includes(vector) ? null : 'NOT_SEEN_FROM_OUTSIDE');
      return reason === null ? { vector, measured: true } : { vector, measured: false, reason };
    }),
    findings,
  };
}

/** One good finding of each vector that a usual look grades. */
export const goodFindings = (): SurfaceFinding[] => [
  aSurfaceFinding({ vector: 'spf', kind: 'spf-strict', asset: 'harbor-bakery.example' }),
  aSurfaceFinding({ vector: 'spf', kind: 'dmarc-enforced', asset: 'harbor-bakery.example' }),
  aSurfaceFinding({ vector: 'dkim', kind: 'dkim-strong', asset: 'k1._domainkey.harbor-bakery.example' }),
  aSurfaceFinding({ vector: 'patching_cadence', kind: 'no-known-weakness', asset: 'harbor-bakery.example' }),
  aSurfaceFinding(),
  aSurfaceFinding({ vector: 'ssl_configurations', kind: 'tls-sound' }),
  aSurfaceFinding({ vector: 'open_ports', kind: 'port-web' }),
  aSurfaceFinding({ vector: 'application_security', kind: 'headers-score', asset: 'harbor-bakery.example' }),
  aSurfaceFinding({ vector: 'insecure_systems', kind: 'systems-nothing-exposed', asset: 'harbor-bakery.example' }),
  aSurfaceFinding({ vector: 'server_software', kind: 'server-supported', asset: 'harbor-bakery.example' }),
  aSurfaceFinding({ vector: 'dnssec', kind: 'dnssec-signed', asset: 'harbor-bakery.example' }),
];

/** A look that sees only what the test says. */
export function createFakeRatings(): RatingsPort & { next: LookOutcome | 'hang'; readonly requests: LookRequest[] } {
  const requests: LookRequest[] = [];
  return {
    name: 'builtin',
    next: { kind: 'nothing-answered' },
    makeReport: async () => null,
    requests,
    async look(request, signal) {
      requests.push(request);
      if (this.next !== 'hang') return this.next;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  };
}

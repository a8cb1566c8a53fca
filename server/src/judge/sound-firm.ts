import type { FindingGrade } from '@portal/domain/ratings/attack-surface.ts';
import type { RatedFinding } from '@portal/domain/ratings/rated-finding.ts';
import { FINDING_KINDS, type FindingKind } from '@portal/scanner/surface/finding-kinds.ts';

const DOMAIN = 'example.com';
const MAIN_HOSTS: readonly string[] = [DOMAIN, `www.${DOMAIN}`];

/** A finding that is there today; the domain itself and www count in full. */
export function findingAt(kind: FindingKind, grade: FindingGrade, asset: string): RatedFinding {
  const host = asset.replace(/:\d+$/, '');
  const isOfDomain = MAIN_HOSTS.includes(host) || host.endsWith('._domainkey.example.com');
  const { vector } = FINDING_KINDS[kind];
  return { vector, kind, grade, asset, importance: isOfDomain ? 1 : 0.5, ageDays: 0, isGone: false };
}

/** Everything that a look sees at a firm that does all well: example.com, www, mail, and further hosts. */
export function soundFindings(soundHosts: number): readonly RatedFinding[] {
  const further = Array.from({ length: soundHosts }, (_, index) => `host${index + 1}.${DOMAIN}`);
  const hosts = [...MAIN_HOSTS, `mail.${DOMAIN}`, ...further];
  const good = (kind: FindingKind, asset: string) => findingAt(kind, 'GOOD', asset);
  return [
    good('spf-strict', DOMAIN),
    good('dmarc-enforced', DOMAIN),
    good('dkim-strong', `s1._domainkey.${DOMAIN}`),
    good('no-known-weakness', DOMAIN),
    good('dnssec-signed', DOMAIN),
    ...hosts.flatMap((host) => [
      good('certificate-good', host),
      good('tls-sound', host),
      good('port-web', `${host}:443`),
      good('headers-score', host),
      good('systems-nothing-exposed', host),
      good('server-supported', host),
    ]),
  ];
}

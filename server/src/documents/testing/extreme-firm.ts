import type { FindingGrade } from '@portal/domain/ratings/attack-surface.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { SAMPLE_DOMAIN, type Seen } from './rating-samples.ts';

const HOSTS = [
  ...[SAMPLE_DOMAIN, `www.${SAMPLE_DOMAIN}`],
  ...'mail webmail shop old remote vpn ftp dev test staging intranet files crm portal api cdn blog status'
    .split(' ')
    .map((name) => `${name}.${SAMPLE_DOMAIN}`),
];
const EVIDENCE = [
  'The answer of this host on the day of the look showed it: Server: Apache/2.4.29 (Ubuntu) OpenSSL/1.0.2g PHP/5.6.40',
  'Accepted at all of 192.0.2.10, 192.0.2.11 and 192.0.2.12',
];

/** The largest firm that is believable: 20 hosts, and something wrong with nearly everything at many of them. */
export const EXTREME_FIRM: readonly Seen[] = [
  ...at('spf', 'spf-too-many-lookups', 'BAD', [SAMPLE_DOMAIN]),
  ...at('spf', 'spf-softfail', 'FAIR', [SAMPLE_DOMAIN]),
  ...at('spf', 'dmarc-not-enforced', 'NEUTRAL', [SAMPLE_DOMAIN]),
  ...at('dkim', 'dkim-broken-key', 'BAD', names(2, '_domainkey')),
  ...at('dkim', 'dkim-short-key', 'WARN', names(5, '_domainkey')),
  ...at('ssl_certificates', 'certificate-outside-dates', 'BAD', hosts(5)),
  ...at('ssl_certificates', 'certificate-wrong-host', 'BAD', hosts(8)),
  ...at('ssl_certificates', 'certificate-self-signed', 'BAD', hosts(6)),
  ...at('ssl_certificates', 'certificate-untrusted', 'BAD', hosts(3)),
  ...at('ssl_certificates', 'certificate-weak-signature', 'BAD', hosts(4)),
  ...at('ssl_certificates', 'certificate-chain-incomplete', 'WARN', hosts(5)),
  ...at('ssl_certificates', 'certificate-short-key', 'WARN', hosts(7)),
  ...at('ssl_certificates', 'certificate-expires-soon', 'FAIR', hosts(3)),
  ...at('ssl_certificates', 'certificate-good', 'GOOD', hosts(2)),
  ...at('ssl_configurations', 'tls-broken-protocol', 'BAD', hosts(6)),
  ...at('ssl_configurations', 'tls-weak-encryption', 'BAD', hosts(12)),
  ...at('ssl_configurations', 'https-missing', 'BAD', hosts(5)),
  ...at('ssl_configurations', 'tls-old-protocol', 'WARN', hosts(15)),
  ...at('ssl_configurations', 'tls-sound', 'GOOD', hosts(2)),
  ...at('open_ports', 'port-remote-control', 'BAD', ports(8)),
  ...at('open_ports', 'port-database', 'BAD', ports(10)),
  ...at('open_ports', 'port-office-network', 'BAD', ports(12)),
  ...at('open_ports', 'port-management', 'BAD', ports(4)),
  ...at('open_ports', 'port-file-transfer', 'WARN', ports(6)),
  ...at('open_ports', 'port-remote-login', 'FAIR', ports(6)),
  ...at('open_ports', 'port-mail', 'FAIR', ports(8)),
  ...at('open_ports', 'port-web', 'GOOD', ports(12)),
  ...at('application_security', 'headers-score', 'BAD', hosts(20)),
  ...(['content-security-policy', 'strict-transport-security', 'framing', 'content-type-options'] as const).flatMap(
    (header) => at('application_security', `header-${header}`, 'NEUTRAL', hosts(20)),
  ),
  ...at('application_security', 'header-referrer-policy', 'NEUTRAL', hosts(20)),
  ...at('application_security', 'header-cookies', 'NEUTRAL', hosts(12)),
  ...at('application_security', 'header-foreign-sites', 'NEUTRAL', hosts(9)),
  ...at('patching_cadence', 'weakness-open', 'BAD', hosts(18)),
  ...at('patching_cadence', 'weakness-mended', 'WARN', hosts(10)),
  ...at('insecure_systems', 'application-end-of-life', 'BAD', hosts(6)),
  ...at('insecure_systems', 'installer-open', 'BAD', hosts(2)),
  ...at('insecure_systems', 'admin-tool-open', 'BAD', hosts(5)),
  ...at('insecure_systems', 'private-files-open', 'BAD', hosts(8)),
  ...at('insecure_systems', 'dangling-name', 'BAD', hosts(3)),
  ...at('server_software', 'server-end-of-life', 'BAD', hosts(15)),
  ...at('server_software', 'server-version-hidden', 'GOOD', hosts(3)),
  ...at('server_software', 'server-supported', 'GOOD', hosts(2)),
  ...at('dnssec', 'dnssec-unsigned', 'WARN', [SAMPLE_DOMAIN]),
  ...at('domain_squatting', 'lookalike-with-mail', 'NEUTRAL', names(10, 'example')),
  ...at('domain_squatting', 'lookalike-registered', 'NEUTRAL', names(20, 'test')),
  ...gone('open_ports', 'port-database', 'BAD', names(6, 'gone')),
  ...gone('ssl_certificates', 'certificate-outside-dates', 'BAD', names(6, 'gone')),
  ...gone('ssl_configurations', 'tls-old-protocol', 'WARN', names(6, 'gone')),
];

function at(vector: RiskVectorSlug, kind: string, grade: FindingGrade, assets: readonly string[]): readonly Seen[] {
  return assets.map((asset) => [vector, kind, grade, asset, EVIDENCE]);
}

function gone(vector: RiskVectorSlug, kind: string, grade: FindingGrade, assets: readonly string[]): readonly Seen[] {
  return assets.map((asset) => [vector, kind, grade, asset, EVIDENCE, 9]);
}

function hosts(count: number): readonly string[] {
  return HOSTS.slice(0, count);
}

function ports(count: number): readonly string[] {
  return hosts(count).map((host, index) => `${host}:${3300 + index}`);
}

function names(count: number, end: string): readonly string[] {
  return Array.from({ length: count }, (_, index) => `name-${index}.${end}.${SAMPLE_DOMAIN}.invalid`);
}

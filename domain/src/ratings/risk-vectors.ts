/** The four groups that risk vectors are shown in (spec part 2, section 3). */
export type RiskCategory = 'Compromised Systems' | 'User Behavior' | 'Public Disclosures' | 'Diligence';

/**
 * One thing that is looked at from outside. `weight` is in points of 100 of the whole model; a vector that is new
 * (`beta`) or only tells (`info`) has none. `lifeDays` is how long a finding counts.
 */
export interface RiskVector {
  readonly name: string;
  readonly category: RiskCategory;
  readonly weight: number;
  readonly beta: boolean;
  readonly info: boolean;
  readonly lifeDays: number;
}

const compromised = { category: 'Compromised Systems', beta: false, info: false, lifeDays: 180 } as const;
const diligence = { category: 'Diligence', beta: false, info: false, lifeDays: 60 } as const;

/**
 * The 22 risk vectors, in the order they are shown in (spec part 2, section 3), with their weights in `rating-model/2`. The method
 * page (`content/ratings/method.md`) argues each of them. What the portal cannot look at without a source of its own has none: a
 * provider that sees it rates by rules of its own. Slugs are the keys of `rating_details` on the wire.
 */
export const RISK_VECTORS = {
  botnet_infections: { ...compromised, name: 'Botnet Infections', weight: 0 },
  spam_propagation: { ...compromised, name: 'Spam Propagation', weight: 0 },
  malware_servers: { ...compromised, name: 'Malware Servers', weight: 0 },
  unsolicited_comm: { ...compromised, name: 'Unsolicited Communications', weight: 0 },
  potentially_exploited: { ...compromised, name: 'Potentially Exploited', weight: 0 },
  spf: { ...diligence, name: 'SPF Domains', weight: 26 },
  dkim: { ...diligence, name: 'DKIM Records', weight: 4 },
  ssl_certificates: { ...diligence, name: 'TLS/SSL Certificates', weight: 6 },
  ssl_configurations: { ...diligence, name: 'TLS/SSL Configurations', weight: 6 },
  open_ports: { ...diligence, name: 'Open Ports', weight: 12 },
  application_security: { ...diligence, name: 'Web Application Headers', weight: 4 },
  patching_cadence: { ...diligence, name: 'Patching Cadence', weight: 26, lifeDays: 90 },
  insecure_systems: { ...diligence, name: 'Insecure Systems', weight: 12 },
  server_software: { ...diligence, name: 'Server Software', weight: 4 },
  desktop_software: { ...diligence, name: 'Desktop Software', weight: 0, lifeDays: 65 },
  mobile_software: { ...diligence, name: 'Mobile Software', weight: 0, lifeDays: 65 },
  dnssec: { ...diligence, name: 'DNSSEC', weight: 0, beta: true },
  domain_squatting: { ...diligence, name: 'Domain Squatting', weight: 0, info: true },
  file_sharing: {
    category: 'User Behavior',
    name: 'File Sharing',
    weight: 0,
    beta: false,
    info: false,
    lifeDays: 60,
  },
  exposed_credentials: {
    category: 'User Behavior',
    name: 'Exposed Credentials',
    weight: 0,
    beta: false,
    info: true,
    lifeDays: 60,
  },
  data_breaches: {
    category: 'Public Disclosures',
    name: 'Security Incidents',
    weight: 0,
    beta: false,
    info: false,
    lifeDays: 730,
  },
  other_disclosures: {
    category: 'Public Disclosures',
    name: 'Other Disclosures',
    weight: 0,
    beta: false,
    info: true,
    lifeDays: 60,
  },
} as const satisfies Record<string, RiskVector>;

export type RiskVectorSlug = keyof typeof RISK_VECTORS;

export const RISK_VECTOR_SLUGS = Object.keys(RISK_VECTORS) as readonly RiskVectorSlug[];

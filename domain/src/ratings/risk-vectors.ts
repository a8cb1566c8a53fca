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
 * The 22 risk vectors, in the order they are shown in (spec part 2, section 3). The weights are those that BitSight
 * published in April 2023 for the categories (27, 70.5, 2.5) and for most vectors of Diligence. Those of patching
 * cadence, desktop and mobile software are inferred: the only split that fits the sum and the seven weights that rose.
 * The 27 points of Compromised Systems are spread evenly. Slugs are the keys of `rating_details` on the wire.
 */
export const RISK_VECTORS = {
  botnet_infections: { ...compromised, name: 'Botnet Infections', weight: 5.4 },
  spam_propagation: { ...compromised, name: 'Spam Propagation', weight: 5.4 },
  malware_servers: { ...compromised, name: 'Malware Servers', weight: 5.4 },
  unsolicited_comm: { ...compromised, name: 'Unsolicited Communications', weight: 5.4 },
  potentially_exploited: { ...compromised, name: 'Potentially Exploited', weight: 5.4 },
  spf: { ...diligence, name: 'SPF Domains', weight: 1 },
  dkim: { ...diligence, name: 'DKIM Records', weight: 1 },
  ssl_certificates: { ...diligence, name: 'TLS/SSL Certificates', weight: 10 },
  ssl_configurations: { ...diligence, name: 'TLS/SSL Configurations', weight: 15 },
  open_ports: { ...diligence, name: 'Open Ports', weight: 10 },
  application_security: { ...diligence, name: 'Web Application Headers', weight: 5 },
  patching_cadence: { ...diligence, name: 'Patching Cadence', weight: 20, lifeDays: 90 },
  insecure_systems: { ...diligence, name: 'Insecure Systems', weight: 2.5 },
  server_software: { ...diligence, name: 'Server Software', weight: 2 },
  desktop_software: { ...diligence, name: 'Desktop Software', weight: 3, lifeDays: 65 },
  mobile_software: { ...diligence, name: 'Mobile Software', weight: 1, lifeDays: 65 },
  dnssec: { ...diligence, name: 'DNSSEC', weight: 0, beta: true },
  domain_squatting: { ...diligence, name: 'Domain Squatting', weight: 0, info: true },
  file_sharing: {
    category: 'User Behavior',
    name: 'File Sharing',
    weight: 2.5,
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

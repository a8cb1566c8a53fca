import type { Phrase } from '../texts/texts.ts';
import { categoryNames, vectorNames } from './ratings.texts.ts';

/** The four groups that risk vectors are shown in, as they are on the wire (spec part 2, section 3). */
export type RiskCategory = 'Compromised Systems' | 'User Behavior' | 'Public Disclosures' | 'Diligence';

/** What the groups are called. */
export const RISK_CATEGORY_NAMES: Readonly<Record<RiskCategory, Phrase>> = {
  'Compromised Systems': categoryNames.compromisedSystems,
  'User Behavior': categoryNames.userBehavior,
  'Public Disclosures': categoryNames.publicDisclosures,
  Diligence: categoryNames.diligence,
};

/**
 * One thing that is looked at from outside. `weight` is in points of 100 of the whole model; a vector that is new
 * (`beta`) or only tells (`info`) has none. `lifeDays` is how long a finding counts.
 */
export interface RiskVector {
  readonly name: Phrase;
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
  botnet_infections: { ...compromised, name: vectorNames.botnet_infections, weight: 0 },
  spam_propagation: { ...compromised, name: vectorNames.spam_propagation, weight: 0 },
  malware_servers: { ...compromised, name: vectorNames.malware_servers, weight: 0 },
  unsolicited_comm: { ...compromised, name: vectorNames.unsolicited_comm, weight: 0 },
  potentially_exploited: { ...compromised, name: vectorNames.potentially_exploited, weight: 0 },
  spf: { ...diligence, name: vectorNames.spf, weight: 26 },
  dkim: { ...diligence, name: vectorNames.dkim, weight: 4 },
  ssl_certificates: { ...diligence, name: vectorNames.ssl_certificates, weight: 6 },
  ssl_configurations: { ...diligence, name: vectorNames.ssl_configurations, weight: 6 },
  open_ports: { ...diligence, name: vectorNames.open_ports, weight: 12 },
  application_security: { ...diligence, name: vectorNames.application_security, weight: 4 },
  patching_cadence: { ...diligence, name: vectorNames.patching_cadence, weight: 26, lifeDays: 90 },
  insecure_systems: { ...diligence, name: vectorNames.insecure_systems, weight: 12 },
  server_software: { ...diligence, name: vectorNames.server_software, weight: 4 },
  desktop_software: { ...diligence, name: vectorNames.desktop_software, weight: 0, lifeDays: 65 },
  mobile_software: { ...diligence, name: vectorNames.mobile_software, weight: 0, lifeDays: 65 },
  dnssec: { ...diligence, name: vectorNames.dnssec, weight: 0, beta: true },
  domain_squatting: { ...diligence, name: vectorNames.domain_squatting, weight: 0, info: true },
  file_sharing: {
    category: 'User Behavior',
    name: vectorNames.file_sharing,
    weight: 0,
    beta: false,
    info: false,
    lifeDays: 60,
  },
  exposed_credentials: {
    category: 'User Behavior',
    name: vectorNames.exposed_credentials,
    weight: 0,
    beta: false,
    info: true,
    lifeDays: 60,
  },
  data_breaches: {
    category: 'Public Disclosures',
    name: vectorNames.data_breaches,
    weight: 0,
    beta: false,
    info: false,
    lifeDays: 730,
  },
  other_disclosures: {
    category: 'Public Disclosures',
    name: vectorNames.other_disclosures,
    weight: 0,
    beta: false,
    info: true,
    lifeDays: 60,
  },
} as const satisfies Record<string, RiskVector>;

export type RiskVectorSlug = keyof typeof RISK_VECTORS;

export const RISK_VECTOR_SLUGS = Object.keys(RISK_VECTORS) as readonly RiskVectorSlug[];

import type { NotMeasuredReason } from '@portal/domain/ratings/attack-surface.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';

/** What no look from outside can tell, and why. */
export const NEVER_SEEN: Readonly<Partial<Record<RiskVectorSlug, NotMeasuredReason>>> = {
  botnet_infections: 'NEEDS_OUTSIDE_SOURCE',
  spam_propagation: 'NEEDS_OUTSIDE_SOURCE',
  malware_servers: 'NEEDS_OUTSIDE_SOURCE',
  unsolicited_comm: 'NEEDS_OUTSIDE_SOURCE',
  potentially_exploited: 'NEEDS_OUTSIDE_SOURCE',
  desktop_software: 'NOT_SEEN_FROM_OUTSIDE',
  mobile_software: 'NOT_SEEN_FROM_OUTSIDE',
  file_sharing: 'NEEDS_OUTSIDE_SOURCE',
  exposed_credentials: 'NEEDS_OUTSIDE_SOURCE',
  data_breaches: 'NOTHING_REPORTED',
  other_disclosures: 'NEEDS_OUTSIDE_SOURCE',
};

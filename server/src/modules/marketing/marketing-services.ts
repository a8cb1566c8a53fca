import type { AnalyticsPort } from '../../providers/analytics/analytics-port.ts';
import type { LeadsPort } from '../../providers/leads/leads-port.ts';
import type { Services } from '../../services.ts';

/** What the marketing module needs beyond what every module may use. */
export type MarketingServices = Services & {
  /** The outside service that leads go on to; null where they stay here. */
  readonly leads: LeadsPort | null;
  /** The outside service that usage events go on to; null where they stay here. */
  readonly analytics: AnalyticsPort | null;
};

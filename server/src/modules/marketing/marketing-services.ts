import type { Services } from '../../services.ts';

/** What the marketing module needs beyond what every module may use. */
export type MarketingServices = Pick<Services, 'database' | 'clock' | 'queue'> & {
  /** Whether leads go on to an outside service. */
  readonly deliversLeads: boolean;
  /** Whether usage events go on to an outside service. */
  readonly tracksUsage: boolean;
};

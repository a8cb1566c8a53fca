import type { ReportsPort } from '../../providers/reports/reports-port.ts';
import type { Services } from '../../services.ts';

/** What phishing simulations need beyond what every module may use. */
export type PhishingServices = Services & {
  /** The mailbox of reports; null where the provider has none. */
  readonly reportsMailbox: ReportsPort | null;
};

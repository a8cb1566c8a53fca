import type { Services } from '../../services.ts';
import type { MaturitySet } from '../maturity/public.ts';

/** What the cyber concierge needs beyond what every module may use. */
export type ConciergeServices = Services & {
  readonly maturitySet: MaturitySet;
};

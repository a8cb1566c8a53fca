import type { Services } from '../../services.ts';
import type { MaturitySetIn } from '../maturity/public.ts';

/** What the cyber concierge needs beyond what every module may use. */
export type ConciergeServices = Services & {
  readonly maturitySet: MaturitySetIn;
};

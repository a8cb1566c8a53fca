import type { Services } from '../../services.ts';
import type { MaturitySetIn } from '../maturity/public.ts';

/** What proof packs need beyond what every module may use. */
export type ProofServices = Services & {
  readonly maturitySet: MaturitySetIn;
};

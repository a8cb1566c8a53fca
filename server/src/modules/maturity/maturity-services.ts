import type { Services } from '../../services.ts';
import type { MaturitySetIn } from './maturity-set.ts';

/** What the maturity assessment needs beyond what every module may use. */
export type MaturityServices = Services & {
  readonly maturitySet: MaturitySetIn;
};

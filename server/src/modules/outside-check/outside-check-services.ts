import type { LimitsPort } from '../../providers/rate-counts/limits-port.ts';
import type { PassiveLook } from '../../providers/ratings/passive-look-port.ts';
import type { Services } from '../../services.ts';

/** What the open check needs beyond what every module may use. */
export type OutsideCheckServices = Services & {
  readonly passiveLook: PassiveLook;
  /** Counts for all processes together. */
  readonly limits: LimitsPort;
};

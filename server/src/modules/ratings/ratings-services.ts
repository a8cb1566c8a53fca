import type { RatingsPort } from '../../providers/ratings/ratings-port.ts';
import type { Services } from '../../services.ts';
import type { IndustryAverages } from './industry-averages.ts';

/** What the ratings need beyond what every module may use. */
export type RatingsServices = Services & {
  readonly ratings: RatingsPort;
  readonly industryAverages: IndustryAverages;
};

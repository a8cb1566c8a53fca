import type { ServerModule } from '../../server-module.ts';
import { ratingsCalls } from './ratings.calls.ts';
import type { RatingsServices } from './ratings-services.ts';

/** The attack surface, rated. */
export const ratings: ServerModule<RatingsServices> = {
  calls: ratingsCalls,
};

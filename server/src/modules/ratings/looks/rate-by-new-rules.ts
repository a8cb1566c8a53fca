import { RATING_MODEL } from '@portal/domain/ratings/rate-surface.ts';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import type { RatingsServices } from '../ratings-services.ts';
import { listFirmsOfOlderModels } from './measurements.store.ts';
import { rateAnew } from './save-look.ts';

/** So many at a time: each is one short transaction. */
const AT_ONCE = 50;

/**
 * Rates firms by the current rules whose latest rating is by earlier ones, from what their last look saw. Without it a firm would have a
 * number by one model and advice by another until its next weekly look.
 * @returns how many were rated
 */
export function rateByNewRules({
  database,
  clock,
  log,
}: Pick<RatingsServices, 'database' | 'clock' | 'log'>): Promise<number> {
  return oneByOne(log, {
    name: 'rating by new rules',
    list: (after) => database.onceAsSystem((tx) => listFirmsOfOlderModels(tx, RATING_MODEL, { after, limit: AT_ONCE })),
    keyOf: ({ orgId }) => orgId,
    work: ({ orgId, domain }) => database.inOrg(orgId, (tx) => rateAnew(tx, orgId, domain, clock.now())),
  });
}

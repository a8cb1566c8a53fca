import { RATING_MODEL } from '@portal/domain/ratings/rate-surface.ts';
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
export async function rateByNewRules({
  database,
  clock,
}: Pick<RatingsServices, 'database' | 'clock'>): Promise<number> {
  let rated = 0;
  for (;;) {
    const firms = await database.asSystem((tx) => listFirmsOfOlderModels(tx, RATING_MODEL, AT_ONCE));
    for (const { orgId, domain } of firms)
      await database.inOrg(orgId, (tx) => rateAnew(tx, orgId, domain, clock.now()));
    rated += firms.length;
    if (firms.length < AT_ONCE) return rated;
  }
}

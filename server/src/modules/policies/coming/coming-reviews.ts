import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { PolicyFacts } from '../policies.store.ts';
import { reviewOfActive } from '../policy-view.ts';
import { coming } from './coming.texts.ts';

/** The days on which policies that hold are to be read again, in the words of the next actions. */
export function tellComingReviews(
  policies: readonly PolicyFacts[],
  now: Date,
  { timeZone }: ComingPlace,
  say: Say,
): readonly ComingEntry[] {
  return policies.flatMap((policy): ComingEntry[] => {
    const { nextReview } = reviewOfActive(policy, { now, timeZone });
    if (nextReview === null) return [];
    const day = dayOf(new Date(nextReview), timeZone);
    const title = say(coming.review, { policy: policy.name });
    return [{ day, kind: 'policy-review', title, href: `/securitypolicy/${policy.id}` }];
  });
}

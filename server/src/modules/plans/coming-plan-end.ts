import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { SubscriptionRow } from './plans.store.ts';
import { coming } from './plans.texts.ts';

/** The end of the trial; of a subscription the portal knows no last day. */
export function tellComingPlanEnd(
  {
    subscription_status: status,
    trial_ends_at: endsAt,
  }: Pick<SubscriptionRow, 'subscription_status' | 'trial_ends_at'>,
  { timeZone }: ComingPlace,
  say: Say,
): readonly ComingEntry[] {
  if (status !== 'INTRIAL' || endsAt === null) return [];
  return [{ day: dayOf(endsAt, timeZone), kind: 'plan-end', title: say(coming.trialEnds), href: '/plan' }];
}

import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { SubscriptionRow } from './plans.store.ts';

/** The end of the trial; of a subscription the portal knows no last day. */
export function tellComingPlanEnd(
  {
    subscription_status: status,
    trial_ends_at: endsAt,
  }: Pick<SubscriptionRow, 'subscription_status' | 'trial_ends_at'>,
  { timeZone }: ComingPlace,
): readonly ComingEntry[] {
  if (status !== 'INTRIAL' || endsAt === null) return [];
  return [{ day: dayOf(endsAt, timeZone), kind: 'plan-end', title: 'Your free trial ends', href: '/plan' }];
}

import { trialEnd } from '@portal/domain/plans/trial.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { findSubscriptionId, type Plans } from '../plans/public.ts';

/** With what an organisation begins. */
export type OrganisationOffer = {
  readonly brandId: string;
  readonly channelId: string | null;
  readonly planId: string;
  readonly subscriptionStatus: 'INTRIAL' | 'ACTIVE';
  readonly subscribedAt: Date | null;
  readonly trialEndsAt: Date | null;
};

/**
 * Plan, channel, brand and status of a new organisation, by the subscription id with which its first admin signed up.
 *
 * A channel without a trial sells the plan itself: its customers are subscribed from the first day, so their status is
 * ACTIVE and no trial ends (spec part 1, section 2, "Create Account", and section 4, where only INTRIAL expires). Everybody
 * else begins with the 30 days of section 9. That the id has expired since makes no difference: it was good at sign-up.
 */
export async function organisationOffer(
  tx: SystemTransaction,
  subscriptionId: string | null,
  { catalogue }: Plans,
  brandId: string,
  now: Date,
): Promise<OrganisationOffer> {
  const row = subscriptionId === null ? undefined : await findSubscriptionId(tx, subscriptionId);
  const trial = { subscriptionStatus: 'INTRIAL', subscribedAt: null, trialEndsAt: trialEnd(now) } as const;
  if (row === undefined) return { brandId, channelId: null, planId: catalogue.trialPlanId, ...trial };
  const start = row.is_trial_disabled
    ? ({ subscriptionStatus: 'ACTIVE', subscribedAt: now, trialEndsAt: null } as const)
    : trial;
  return { brandId: row.brand_id, channelId: row.channel_id, planId: row.plan_id, ...start };
}

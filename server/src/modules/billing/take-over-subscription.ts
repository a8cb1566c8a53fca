import { isSubscribed, statusWithPayment } from '@portal/domain/plans/subscription-status.ts';
import type { AnyTransaction } from '../../database/database.ts';
import type { BillingSubscription } from '../../providers/billing/billing-port.ts';
import { recordAudit } from '../audit/public.ts';
import { type PlanCatalogue, planIdOf } from '../plans/public.ts';
import {
  type BillingSubscriptionRow,
  changeSubscription,
  findBillingSubscription,
  type LockedSubscription,
  lockSubscription,
  putBillingSubscription,
  type SubscriptionChange,
} from './billing.store.ts';

/** What became of news from the billing provider. */
export type TakenOver =
  | 'changed'
  | 'nothing new'
  | 'too late'
  | 'of another subscription'
  | 'unknown plan'
  | 'unknown customer';

type News = {
  readonly orgId: string;
  readonly subscription: BillingSubscription;
  /** When it happened; decides between news of the same version. */
  readonly occurredAt: Date;
  readonly now: Date;
};

/**
 * Takes over what the billing provider says of an organisation's subscription: plan, status and log in one transaction. News that
 * is older than what was taken over, or about a subscription that another one has replaced, changes nothing.
 */
export async function takeOverSubscription(
  tx: AnyTransaction,
  catalogue: Pick<PlanCatalogue, 'plans'>,
  { orgId, subscription, occurredAt, now }: News,
): Promise<TakenOver> {
  const before = await lockSubscription(tx, orgId);
  if (before === undefined) return 'unknown customer';
  const known = await findBillingSubscription(tx, orgId);
  const obstacle = known === undefined ? null : whyNot(known, subscription, occurredAt);
  if (obstacle !== null) return obstacle;
  const isSame = known?.subscription_id === subscription.subscriptionId;
  const hadFailed = isSame && known.has_failed_payment;
  const hasFailedPayment = subscription.payment === null ? hadFailed : subscription.payment === 'failed';
  await putBillingSubscription(tx, orgId, {
    subscription_id: subscription.subscriptionId,
    is_live: subscription.isLive,
    has_failed_payment: hasFailedPayment,
    version: String(subscription.version),
    occurred_at: occurredAt,
  });

  const plan = catalogue.plans.find(
    ({ chargebeePlanId }) => chargebeePlanId !== null && chargebeePlanId === subscription.billingPlanId,
  );
  const planId = plan === undefined || !subscription.isLive ? before.plan_id : planIdOf(plan);
  const change = changeOf(before, subscription, planId, hasFailedPayment, now);
  await changeSubscription(tx, orgId, change);
  const { plan_id: newPlanId = before.plan_id, subscription_status: status = before.subscription_status } = change;
  const isNews = newPlanId !== before.plan_id || status !== before.subscription_status;
  if (isNews) {
    await recordAudit(tx, {
      at: now,
      orgId,
      actorId: null,
      action: 'plan.changed-by-billing',
      subject: newPlanId,
      details: {
        from: { planId: before.plan_id, status: before.subscription_status },
        to: { planId: newPlanId, status, billingStatus: subscription.providerStatus },
        billingPlanId: subscription.billingPlanId,
      },
    });
  }
  if (plan === undefined && subscription.isLive) return 'unknown plan';
  return isNews ? 'changed' : 'nothing new';
}

function whyNot(
  known: BillingSubscriptionRow,
  subscription: BillingSubscription,
  occurredAt: Date,
): 'too late' | 'of another subscription' | null {
  if (known.subscription_id !== subscription.subscriptionId)
    return known.is_live || !subscription.isLive ? 'of another subscription' : null;
  const version = Number(known.version);
  const isOlder =
    subscription.version < version || (subscription.version === version && occurredAt < known.occurred_at);
  return isOlder ? 'too late' : null;
}

/** The plan changes only with a subscription that runs: one that has yet to begin, or has ended, keeps what was. */
function changeOf(
  before: LockedSubscription,
  subscription: BillingSubscription,
  planId: string,
  hasFailedPayment: boolean,
  now: Date,
): SubscriptionChange {
  const { status, providerStatus, trialEndsAt } = subscription;
  if (status === null) return { billing_status: providerStatus };
  const subscriptionStatus = statusWithPayment(status, hasFailedPayment);
  const begins = isSubscribed(subscriptionStatus) && !isSubscribed(before.subscription_status);
  const isAnswered = planId === before.requested_plan_id;
  return {
    plan_id: planId,
    subscription_status: subscriptionStatus,
    billing_status: providerStatus,
    ...(begins ? { subscribed_at: now } : {}),
    ...(status === 'INTRIAL' && trialEndsAt !== null ? { trial_ends_at: trialEndsAt } : {}),
    ...(isAnswered ? { requested_plan_id: null, requested_plan_at: null, requested_by: null } : {}),
  };
}

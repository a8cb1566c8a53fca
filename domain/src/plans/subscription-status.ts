/**
 * How an organisation's subscription stands. INTRIAL and FAILED are the specification's (part 1, sections 2 and 3). FAILED: a payment
 * did not go through, and the plan is kept while that is settled. CANCELLED: nothing is paid for any more.
 */
export const SUBSCRIPTION_STATUSES = ['INTRIAL', 'ACTIVE', 'FAILED', 'CANCELLED'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A subscription's status with what is known of its payments; only one that runs can fail by a payment. */
export function statusWithPayment(status: SubscriptionStatus, hasFailedPayment: boolean): SubscriptionStatus {
  return status === 'ACTIVE' && hasFailedPayment ? 'FAILED' : status;
}

/** True while there is a subscription, be its last payment settled or not. */
export function isSubscribed(status: string): boolean {
  return status === 'ACTIVE' || status === 'FAILED';
}

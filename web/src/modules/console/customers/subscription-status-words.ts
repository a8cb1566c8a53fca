import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '@portal/domain/plans/subscription-status.ts';

const WORDS: Readonly<Record<SubscriptionStatus, string>> = {
  INTRIAL: 'Free trial',
  ACTIVE: 'Active',
  FAILED: 'Payment failed',
  CANCELLED: 'Ended',
};

/** A subscription's status in words; one that is not known by its name. A trial that is over isn't one any more. */
export function subscriptionStatusWords(status: string, isTrialOver = false): string {
  if (status === 'INTRIAL' && isTrialOver) return 'Trial ended';
  return SUBSCRIPTION_STATUSES.find((known) => known === status) === undefined
    ? status
    : WORDS[status as SubscriptionStatus];
}

/** The statuses to choose from. */
export const SUBSCRIPTION_STATUS_OPTIONS = SUBSCRIPTION_STATUSES.map((id) => ({ id, label: WORDS[id] }));

import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '@portal/domain/plans/subscription-status.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import { subscriptionStatusWords as texts } from './customers.texts.ts';

const WORDS: Readonly<Record<SubscriptionStatus, Phrase>> = {
  INTRIAL: texts.freeTrial,
  ACTIVE: texts.active,
  FAILED: texts.paymentFailed,
  CANCELLED: texts.ended,
};

/** A subscription's status in words; one that is not known by its name. A trial that is over isn't one any more. */
export function subscriptionStatusWords(status: string, isTrialOver = false): string {
  if (status === 'INTRIAL' && isTrialOver) return say(texts.trialEnded);
  return SUBSCRIPTION_STATUSES.find((known) => known === status) === undefined
    ? status
    : say(WORDS[status as SubscriptionStatus]);
}

/** The statuses to choose from. */
export const SUBSCRIPTION_STATUS_OPTIONS = SUBSCRIPTION_STATUSES.map((id) => ({ id, label: WORDS[id] }));

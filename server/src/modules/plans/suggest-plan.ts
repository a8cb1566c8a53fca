import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import { isTrialExpired, trialDaysLeft } from '@portal/domain/plans/trial.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { SubscriptionRow } from './plans.store.ts';
import { nextActions } from './plans.texts.ts';

/** From this many days before its end the trial is worth a word. */
const REMINDER_DAYS = 7;

/** What there is to do about the plan: nothing, until the trial nears its end. */
export function suggestPlan(
  {
    subscription_status,
    trial_ends_at,
    requested_plan_id,
  }: Pick<SubscriptionRow, 'subscription_status' | 'trial_ends_at' | 'requested_plan_id'>,
  now: Date,
  say: Say,
): SuggestedAction[] {
  if (subscription_status !== 'INTRIAL' || trial_ends_at === null || requested_plan_id !== null) return [];
  const choose = { minutes: 5, href: '/plan', serves: [] };
  if (isTrialExpired(subscription_status, trial_ends_at, now)) {
    const reason = say(nextActions.trialEnded);
    return [{ ...choose, key: 'plans.trial-ended', urgency: 'now', title: say(nextActions.choose), reason }];
  }
  const days = trialDaysLeft(trial_ends_at, now);
  if (days > REMINDER_DAYS) return [];
  const title = say(nextActions.chooseInTime);
  const reason = say(nextActions.trialEnds, { days });
  return [{ ...choose, key: 'plans.trial-ends', urgency: 'soon', title, reason }];
}

import { trialDaysLeft } from './trial.ts';

/**
 * What the plan page says of the free trial: nothing once the status is ACTIVE, or when no day remains (spec part 1, section 2);
 * nor after a subscription that has ended, because no trial comes back with that.
 */
export function trialBannerText(subscriptionStatus: string, expirationDate: Date | null, now: Date): string | null {
  const isOver = subscriptionStatus === 'ACTIVE' || subscriptionStatus === 'CANCELLED';
  if (isOver || expirationDate === null) return null;
  const daysLeft = trialDaysLeft(expirationDate, now);
  return daysLeft > 0 ? `Your free trial ends in ${daysLeft} day(s).` : null;
}

import type { Say } from '../texts/say.ts';
import { trial } from './plans.texts.ts';
import { trialDaysLeft } from './trial.ts';

/** Of a subscription, not of a trial. */
const STATUSES_AFTER_TRIAL: ReadonlySet<string> = new Set(['ACTIVE', 'CANCELLED', 'FAILED']);

type Told = { readonly now: Date; readonly say: Say };

/**
 * What the plan page says of the free trial: nothing once the status is ACTIVE, or when no day remains (spec part 1, section 2);
 * nor of a subscription that has ended, or whose payment failed: whoever pays is in no trial, and none comes back.
 */
export function trialBannerText(
  subscriptionStatus: string,
  expirationDate: Date | null,
  { now, say }: Told,
): string | null {
  if (STATUSES_AFTER_TRIAL.has(subscriptionStatus) || expirationDate === null) return null;
  const daysLeft = trialDaysLeft(expirationDate, now);
  return daysLeft > 0 ? say(trial.ends, { days: daysLeft }) : null;
}

/** Length of the free trial (spec part 1, section 9). */
export const TRIAL_DAYS = 30;

/** The longest that a trial may go on from the day on which staff moves its end. */
export const LONGEST_EXTENSION_DAYS = 365;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a trial that starts at `signUpAt` ends. */
export function trialEnd(signUpAt: Date): Date {
  return new Date(signUpAt.getTime() + TRIAL_DAYS * DAY_MS);
}

/** True when the trial is over and nothing was subscribed (spec part 1, section 4). */
export function isTrialExpired(subscriptionStatus: string, expirationDate: Date | null, now: Date): boolean {
  return subscriptionStatus === 'INTRIAL' && expirationDate !== null && now.getTime() > expirationDate.getTime();
}

/** Whole days left until the trial's end, counted up; never below 0. */
export function trialDaysLeft(expirationDate: Date, now: Date): number {
  return Math.max(0, Math.ceil((expirationDate.getTime() - now.getTime()) / DAY_MS));
}

/** Why staff may not let a trial end at that moment; null when it may. */
export function trialEndProblem(endsAt: Date, now: Date): 'past' | 'too-late' | null {
  if (endsAt <= now) return 'past';
  // The last day counts in full, wherever it ends.
  return endsAt.getTime() > now.getTime() + (LONGEST_EXTENSION_DAYS + 1) * DAY_MS ? 'too-late' : null;
}

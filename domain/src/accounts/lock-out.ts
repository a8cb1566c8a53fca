/** Wrong passwords in a row that are let pass without a lock. */
export const FREE_ATTEMPTS = 5;
const FIRST_LOCK_MS = 60_000;
const LONGEST_LOCK_MS = 60 * 60_000;

/**
 * How long an account is locked after so many wrong passwords in a row: nothing for the first ones, then a minute that
 * doubles up to an hour (ASVS 5.0, 6.3.1).
 */
export function lockDurationMs(failedAttempts: number): number {
  if (failedAttempts < FREE_ATTEMPTS) return 0;
  return Math.min(LONGEST_LOCK_MS, FIRST_LOCK_MS * 2 ** Math.min(20, failedAttempts - FREE_ATTEMPTS));
}

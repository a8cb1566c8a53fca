const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait after each try that failed: a day and a bit in all (Standard Webhooks, "Deliverability and reliability"). */
const WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  8 * HOUR_MS,
  10 * HOUR_MS,
] as const;

/** An endpoint that takes nothing for so long is turned off. */
const FAILING_DAYS = 3;
/** The address is gone for good, says its server (RFC 9110, 15.5.11). */
const GONE = 410;

/** When a delivery is tried again after so many tries; null when it is given up. */
export function nextTry(tries: number, at: Date): Date | null {
  const wait = WAITS_MS[tries - 1];
  return wait === undefined ? null : new Date(at.getTime() + wait);
}

/** Whether an answer says that an event was taken. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/**
 * Why an endpoint is turned off after a try that failed; null where it stays on.
 * @param failingSince when the first of its tries failed that no success came after
 */
export function whyTurnedOff(status: number | null, failingSince: Date, at: Date): 'gone' | 'failing' | null {
  if (status === GONE) return 'gone';
  return at.getTime() - failingSince.getTime() >= FAILING_DAYS * 24 * HOUR_MS ? 'failing' : null;
}

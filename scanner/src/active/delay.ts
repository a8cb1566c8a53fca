import type { Probe, TimedAnswer } from './probe.ts';

/** A value that makes the site wait for so many seconds: 0, 2 or 3, never more. */
export type DelayingValue = (seconds: 0 | 2 | 3) => string;

/** Of two seconds asked for, a site that waits loses little; of no wait at all, a slow site gets this much. */
const LEAST_SHARE = 0.9;
const MAX_SLACK_MS = 900;

/** What an answer without delay may take at most, compared with the one before it. */
const isPrompt = ({ ms }: TimedAnswer, promptMs: number) => ms <= promptMs + MAX_SLACK_MS;
const isLate = ({ ms }: TimedAnswer, seconds: number, promptMs: number) =>
  ms - promptMs >= seconds * 1000 * LEAST_SHARE;

/**
 * Whether the value decides how long the answer takes: late at the first try, then prompt, late, prompt and later still, as
 * told (0, 2, 0 and 3 s). One delayed request is under way at a time, and none is asked to wait for more than 3 s.
 */
export async function decidesDelay(probe: Probe, value: DelayingValue): Promise<TimedAnswer | null> {
  const first = await probe.timed(value(2));
  if (first === null || !isLate(first, 2, 0)) return null;
  const prompt = await probe.timed(value(0));
  if (prompt === null || prompt.exchange === null || !isLate(first, 2, prompt.ms)) return null;
  const again = await probe.timed(value(2));
  if (again === null || !isLate(again, 2, prompt.ms)) return null;
  const promptAgain = await probe.timed(value(0));
  if (promptAgain === null || promptAgain.exchange === null || !isPrompt(promptAgain, prompt.ms)) return null;
  const longer = await probe.timed(value(3));
  if (longer?.exchange == null) return null;
  return isLate(longer, 3, Math.max(prompt.ms, promptAgain.ms)) ? longer : null;
}

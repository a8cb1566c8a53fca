import { say } from '../../../portal/texts/say.ts';
import { waitingWords as texts } from './help-requests.texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a customer has waited, and whether that is long: a day or more. */
export type Waiting = { readonly words: string; readonly isLong: boolean };

/** A wait in one rounded-down figure, such as "3 hours". @param since instant in ISO 8601 @param now milliseconds of the epoch */
export function waitingWords(since: string, now: number): Waiting {
  const waited = Math.max(0, now - Date.parse(since));
  const [count, unit] =
    waited >= DAY_MS
      ? [Math.floor(waited / DAY_MS), 'day']
      : waited >= HOUR_MS
        ? [Math.floor(waited / HOUR_MS), 'hour']
        : [Math.floor(waited / MINUTE_MS), 'minute'];
  const words = count === 0 ? say(texts.lessThanAMinute) : `${count} ${unit}${count === 1 ? '' : 's'}`;
  return { words, isLong: waited >= DAY_MS };
}

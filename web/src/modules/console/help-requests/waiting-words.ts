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
  const words =
    waited >= DAY_MS
      ? say(texts.days, { count: Math.floor(waited / DAY_MS) })
      : waited >= HOUR_MS
        ? say(texts.hours, { count: Math.floor(waited / HOUR_MS) })
        : waited >= MINUTE_MS
          ? say(texts.minutes, { count: Math.floor(waited / MINUTE_MS) })
          : say(texts.lessThanAMinute);
  return { words, isLong: waited >= DAY_MS };
}

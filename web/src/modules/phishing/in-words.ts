import { say } from '../../portal/texts/say.ts';
import { everywhere } from './phishing.texts.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A rate of 100 as the reader's language writes percents; a dash where nothing was delivered. */
export const rateInWords = (rate: number | null): string =>
  rate === null
    ? '–'
    : new Intl.NumberFormat(say.locale, { style: 'percent', maximumFractionDigits: 0 }).format(rate / 100);

/** A time in minutes, rounded to what tells most; a dash where there is none. */
export function minutesInWords(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 2 * HOUR) return say(everywhere.minutes, { count: Math.max(1, Math.round(minutes)) });
  if (minutes < 2 * DAY) return say(everywhere.hours, { count: Math.round(minutes / HOUR) });
  return say(everywhere.days, { count: Math.round(minutes / DAY) });
}

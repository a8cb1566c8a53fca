import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { pageLocale } from '../../../portal/texts/page-language.ts';

/** A day as the reader writes it, in the brand's time zone. */
export function dayInWords(instant: string): string {
  const { timeZone } = pageBrand;
  return new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium', timeZone }).format(new Date(instant));
}

/** A day with its time, for what somebody waits for. */
export function timeInWords(instant: string): string {
  const { timeZone } = pageBrand;
  return new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );
}

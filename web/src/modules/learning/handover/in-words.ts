import { pageBrand } from '../../../portal/brand/page-brand.ts';

/** A day as the brand writes it. */
export function dayInWords(instant: string): string {
  const { locale, timeZone } = pageBrand;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(instant));
}

/** A day with its time, for what somebody waits for. */
export function timeInWords(instant: string): string {
  const { locale, timeZone } = pageBrand;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );
}

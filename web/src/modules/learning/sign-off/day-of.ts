import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { pageLocale } from '../../../portal/texts/page-language.ts';

/** A day as people read it, in the brand's time zone. */
export function dayOf(instant: string): string {
  const { timeZone } = pageBrand;
  return new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium', timeZone }).format(new Date(instant));
}

import type { Brand } from '@portal/domain/portal/brand.ts';

type BrandPlace = Pick<Brand, 'locale' | 'timeZone'>;

/** A date as the brand shows it; "MMM d, yyyy" in the default locale (spec part 1, section 9). */
export function brandDate(instant: Date, { locale, timeZone }: BrandPlace): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(instant);
}

/** Date, time and zone, e.g. "Nov 21, 2026, 1:05 AM PST". */
export function brandDateTime(instant: Date, { locale, timeZone }: BrandPlace): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant);
}

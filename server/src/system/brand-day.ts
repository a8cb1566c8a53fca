import type { Brand } from '@portal/domain/portal/brand.ts';

/** A day such as "2026-11-22" as the brand shows it, e.g. "Nov 22, 2026". */
export function brandDay(day: string, { locale }: Pick<Brand, 'locale'>): string {
  // Its noon is on that day in the zone it is shown in, which is no place's.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}

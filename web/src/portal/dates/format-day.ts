/** A day such as "2026-11-22" as "Nov 22, 2026"; days have no time zone. */
export function formatDay(day: string, locale: string): string {
  const options = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${day}T00:00:00Z`));
}

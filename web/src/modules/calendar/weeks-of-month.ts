import { getWeeksInMonth, parseDate, startOfWeek } from '@internationalized/date';

/**
 * The weeks of a month such as "2026-12" as they stand in a calendar: days such as "2026-12-01", those of other months included.
 * @param locale says on which day a week begins
 */
export function weeksOfMonth(month: string, locale: string): readonly (readonly string[])[] {
  const first = parseDate(`${month}-01`);
  const begins = startOfWeek(first, locale);
  return Array.from({ length: getWeeksInMonth(first, locale) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => begins.add({ days: 7 * week + day }).toString()),
  );
}

/** A day in words of the brand's language; days have no time zone. */
export function dayInWords(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

const UNITS = [
  { minutes: 24 * 60, unit: 'day' },
  { minutes: 60, unit: 'hour' },
  { minutes: 1, unit: 'minute' },
] as const;

/** Says a duration in the largest unit that divides it, in the language of a locale: 10 → "10 minutes", 1440 → "1 day", 90 → "90 minutes". */
export function durationInWords(minutes: number, locale: string): string {
  const largest = UNITS.find((candidate) => minutes >= candidate.minutes && minutes % candidate.minutes === 0);
  const { unit, minutes: length } = largest ?? UNITS[2];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
  return format.format(minutes / length);
}

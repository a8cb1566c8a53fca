/**
 * The instant at which a day has ended in a time zone, also where the clocks are changed that night.
 * @param day as `2026-11-21`
 */
export function endOfDay(day: string, timeZone: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds);
}

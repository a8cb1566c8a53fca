/**
 * The instant at which a day has ended in a time zone, also where the clocks are changed that night.
 * @param day as `2026-11-21`
 */
export function endOfDay(day: string, timeZone: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds);
}

/** The last millisecond of a day in a time zone, which any clock there still shows as that day. */
export function lastMomentOfDay(day: string, timeZone: string): Date {
  return new Date(endOfDay(day, timeZone).getTime() - 1);
}

/** The day that an instant is on in a time zone, as `2026-11-21`. */
export function dayOf(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

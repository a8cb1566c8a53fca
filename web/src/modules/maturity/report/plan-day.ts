const DAY_MS = 24 * 60 * 60_000;

/** Which day of a plan it is in a time zone, from 1 for the day on which it starts. */
export function planDay(startsOn: string, now: Date, timeZone: string): number {
  // This locale writes days as "2026-11-22".
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  return Math.round((Date.parse(today) - Date.parse(startsOn)) / DAY_MS) + 1;
}

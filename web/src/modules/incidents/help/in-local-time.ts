/** An instant as a field for date and time takes it, such as "2026-11-27T09:30", on the clock of this device. */
export function inLocalTime(instant: Date): string {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

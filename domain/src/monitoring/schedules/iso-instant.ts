/** An instant as scans are scheduled on the wire: ISO 8601 in UTC, whole seconds, ending in Z (spec part 2, section 5). */
export function isoInstant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

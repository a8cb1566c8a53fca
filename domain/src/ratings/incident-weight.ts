const HALF_LIFE_DAYS = 120;
const FORGOTTEN_AFTER_DAYS = 730;
/** Where the letter is the worst: as much as two incidents of yesterday. */
const WORST_SUM = 2;

/**
 * How much one incident counts, 1 on its day: half as much every 120 days (spec part 2, section 9), nothing after two years. Incidents
 * have a day and no hour, so begun days do not count.
 */
export function incidentWeight(daysAgo: number): number {
  return daysAgo > FORGOTTEN_AFTER_DAYS ? 0 : 2 ** (-Math.floor(Math.max(0, daysAgo)) / HALF_LIFE_DAYS);
}

/** The value of all incidents together, 1 (none that counts) to 0. */
export function incidentValue(daysAgo: readonly number[]): number {
  const sum = daysAgo.reduce((total, days) => total + incidentWeight(days), 0);
  return 1 - Math.min(1, sum / WORST_SUM);
}

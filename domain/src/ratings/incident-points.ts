const POINTS_AT_FIRST = 150;
const HALF_LIFE_DAYS = 120;
const FORGOTTEN_AFTER_DAYS = 730;

/** The most that all incidents of a firm together take off its rating. */
export const GREATEST_INCIDENT_LOSS = 250;

/** Points that one incident takes off: half as many every 120 days (spec part 2, section 9), none after two years. */
export function incidentPoints(daysAgo: number): number {
  return daysAgo > FORGOTTEN_AFTER_DAYS ? 0 : POINTS_AT_FIRST * 2 ** (-Math.max(0, daysAgo) / HALF_LIFE_DAYS);
}

/** Points that all incidents take off together, at most 250. */
export function incidentLoss(daysAgo: readonly number[]): number {
  return Math.min(
    GREATEST_INCIDENT_LOSS,
    daysAgo.reduce((sum, days) => sum + incidentPoints(days), 0),
  );
}

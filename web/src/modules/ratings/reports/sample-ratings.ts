import type { DatedRating } from '@portal/domain/ratings/trend-chart.ts';

const WEEKLY = [
  560, 560, 570, 570, 560, 580, 600, 600, 610, 640, 640, 630, 650, 660, 660, 650, 670, 690, 690, 700, 720, 710, 730,
  740, 750, 760,
];
const FIRST_DAY = Date.UTC(2026, 0, 5);
const WEEK_MS = 7 * 86_400_000;

/** A made-up half year, shown where a firm has no ratings yet. */
export const SAMPLE_RATINGS: readonly DatedRating[] = WEEKLY.map((rating, week) => ({
  rating,
  rating_date: new Date(FIRST_DAY + week * WEEK_MS).toISOString().slice(0, 10),
}));

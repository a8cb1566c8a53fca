import type { Brand } from '@portal/domain/portal/brand.ts';
import {
  comparableRatings,
  type DatedRating,
  TREND_AXIS,
  type TrendPoint,
  trendChart,
} from '@portal/domain/ratings/trend-chart.ts';
import { brandDay } from '../../system/brand-day.ts';

const TICKS = [300, 400, 500, 600, 700, 800] as const;
const downTo = (rating: number) => ((TREND_AXIS.greatest - rating) / (TREND_AXIS.greatest - TREND_AXIS.least)) * 100;

/** Where the line bends, and its ends. */
function bends(points: readonly TrendPoint[]): readonly (TrendPoint & { readonly index: number })[] {
  return points.flatMap((point, index) => {
    const isStraight = point.drawn === points[index - 1]?.drawn && point.drawn === points[index + 1]?.drawn;
    return isStraight ? [] : [{ ...point, index }];
  });
}

/** The trend as a line in percent of the chart's width and height, with the same in words; null without a rating. */
export function printedTrend(ratings: readonly DatedRating[], brand: Brand) {
  const { points, padding, thresholds, rulesChangedAt } = trendChart(ratings);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const steps = Math.max(1, padding + points.length - 1);
  return {
    line: bends(points).map(({ index, drawn }) => ({ x: ((padding + index) / steps) * 100, y: downTo(drawn) })),
    // Beside thresholds their numbers stand instead, so that none overlap.
    ticks: (thresholds.length > 0 ? [300, 500] : TICKS).map((rating) => ({ rating, y: downTo(rating) })),
    thresholds: thresholds.map((rating) => ({ rating, y: downTo(rating) })),
    from: brandDay(first.day, brand),
    fromX: (padding / steps) * 100,
    to: brandDay(last.day, brand),
    last: last.rating,
    inWords: inWords(points[rulesChangedAt ?? 0] ?? first, last, brand) + changeInWords(ratings, brand),
  };
}

function changeInWords(ratings: readonly DatedRating[], brand: Brand): string {
  const comparable = comparableRatings(ratings);
  const since = comparable.at(-1);
  return since === undefined || comparable.length === ratings.length
    ? ''
    : ` The rules changed on ${brandDay(since.rating_date, brand)}; earlier ratings cannot be compared.`;
}

function inWords(first: TrendPoint, last: TrendPoint, brand: Brand): string {
  if (first === last) return `This is the first rating. From the next check on, you will see the trend here.`;
  const points = last.rating - first.rating;
  const since = brandDay(first.day, brand);
  if (points === 0) return `${last.rating}, the same as on ${since}.`;
  return `${last.rating}: ${Math.abs(points)} points ${points < 0 ? 'below' : 'above'} the rating on ${since}.`;
}

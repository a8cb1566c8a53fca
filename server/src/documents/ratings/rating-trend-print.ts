import {
  comparableRatings,
  type DatedRating,
  TREND_AXIS,
  type TrendPoint,
  trendChart,
} from '@portal/domain/ratings/trend-chart.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { brandDay } from '../../system/brand-day.ts';
import { charts } from '../documents.texts.ts';
import { trends } from './rating-documents.texts.ts';

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
export function printedTrend(ratings: readonly DatedRating[], say: Say) {
  const { points, padding, thresholds, rulesChangedAt } = trendChart(ratings);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const steps = Math.max(1, padding + points.length - 1);
  const [from, to] = [brandDay(first.day, say), brandDay(last.day, say)];
  const told = [inWords(points[rulesChangedAt ?? 0] ?? first, last, say), ...changeInWords(ratings, say)].join(' ');
  return {
    line: bends(points).map(({ index, drawn }) => ({ x: ((padding + index) / steps) * 100, y: downTo(drawn) })),
    // Beside thresholds their numbers stand instead, so that none overlap.
    ticks: (thresholds.length > 0 ? [300, 500] : TICKS).map((rating) => ({ rating, y: downTo(rating) })),
    thresholds: thresholds.map((rating) => ({ rating, y: downTo(rating) })),
    from,
    fromX: (padding / steps) * 100,
    to,
    last: last.rating,
    inWords: told,
    chart: say(charts.line, { from, to, inWords: told }),
  };
}

function changeInWords(ratings: readonly DatedRating[], say: Say): readonly string[] {
  const comparable = comparableRatings(ratings);
  const since = comparable.at(-1);
  if (since === undefined || comparable.length === ratings.length) return [];
  return [say(trends.rulesChanged, { date: brandDay(since.rating_date, say) })];
}

function inWords(first: TrendPoint, last: TrendPoint, say: Say): string {
  if (first === last) return say(trends.first);
  const points = last.rating - first.rating;
  const about = { rating: last.rating, date: brandDay(first.day, say) };
  if (points === 0) return say(trends.same, about);
  return points < 0 ? say(trends.below, { ...about, points: -points }) : say(trends.above, { ...about, points });
}

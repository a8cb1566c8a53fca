/** The vertical axis of the trend chart and the values that lines are drawn at (spec part 2, section 9). */
export const TREND_AXIS = { least: 300, greatest: 850 } as const;
export const TREND_THRESHOLDS = [640, 740, 850] as const;

const THRESHOLDS_ABOVE_POINTS = 100;
const PADDED_TO_POINTS = 150;
const DAY_MS = 86_400_000;

export interface DatedRating {
  readonly rating: number;
  /** A calendar day, "2026-11-22". */
  readonly rating_date: string;
  /** The rules that made it, where they are known. */
  readonly model?: string;
}

export interface TrendPoint {
  readonly day: string;
  /** What is said and listed. */
  readonly rating: number;
  /** What is drawn: a rating past the end of the axis lies on its end. */
  readonly drawn: number;
}

export interface TrendChart {
  /** One point a day, the oldest first: between two looks a rating stays as it was. */
  readonly points: readonly TrendPoint[];
  /** Empty days before the first point, so that a short history does not fill the whole width. */
  readonly padding: number;
  readonly thresholds: readonly number[];
  /** The first point by the rules of the latest; null where all are by the same. */
  readonly rulesChangedAt: number | null;
}

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/**
 * The trend chart of ratings, the newest first; of two of one day the newer counts. A reading of spec part 2, section 9: a point is a day; the three threshold
 * lines are drawn once there are more than 100 points, and fewer than 150 are padded at the left up to 150.
 */
export function trendChart(ratings: readonly DatedRating[]): TrendChart {
  const byDay = new Map(ratings.toReversed().map(({ rating, rating_date }) => [dayNumber(rating_date), rating]));
  const days = [...byDay.keys()].sort((one, other) => one - other);
  const [first = 0] = days;
  const points: TrendPoint[] = [];
  let rating = byDay.get(first) ?? 0;
  for (let day = first; days.length > 0 && day <= (days.at(-1) ?? first); day += 1) {
    rating = byDay.get(day) ?? rating;
    const drawn = Math.min(TREND_AXIS.greatest, Math.max(TREND_AXIS.least, rating));
    points.push({ day: dayOf(day), rating, drawn });
  }
  return {
    points,
    padding: Math.max(0, PADDED_TO_POINTS - points.length),
    thresholds: points.length > THRESHOLDS_ABOVE_POINTS ? TREND_THRESHOLDS : [],
    rulesChangedAt: rulesChangedAt(ratings, first),
  };
}

/** The ratings, the newest first, that the rules of the newest made: only they can be compared with it. */
export function comparableRatings<Rating extends DatedRating>(ratings: readonly Rating[]): readonly Rating[] {
  const other = ratings.findIndex(({ model }) => model !== ratings[0]?.model);
  return other === -1 ? ratings : ratings.slice(0, other);
}

/** The place among the days since `firstDay` where the rules of the newest begin. */
function rulesChangedAt(ratings: readonly DatedRating[], firstDay: number): number | null {
  const comparable = comparableRatings(ratings);
  const since = comparable.at(-1);
  return since === undefined || comparable.length === ratings.length ? null : dayNumber(since.rating_date) - firstDay;
}

import { type TrendChart as Chart, TREND_AXIS } from '@portal/domain/ratings/trend-chart.ts';

const TICKS = [300, 400, 500, 600, 700, 800];
const HEIGHT = TREND_AXIS.greatest - TREND_AXIS.least;
/** So near the top, in hundredths, a figure goes below its point. */
const NEAR_TOP = 13;
/** So far to the right, in parts of the width, the first day's words end where its line begins. */
const FAR_RIGHT = 0.65;
/** From the top, in hundredths of the chart's height. */
const downTo = (rating: number) => ((TREND_AXIS.greatest - rating) / HEIGHT) * 100;

type TrendChartProps = {
  readonly chart: Chart;
  readonly label: string;
  /** Null where the days are made up. */
  readonly formatDay: ((day: string) => string) | null;
};

/** A line of ratings over days from 300 to 850, with lines at the bands' thresholds once the history is long enough. */
export function TrendChart({
  chart: { points, padding, thresholds, rulesChangedAt },
  label,
  formatDay,
}: TrendChartProps) {
  const steps = Math.max(1, padding + points.length - 1);
  const line = points.map(({ drawn }, index) => `${((padding + index) / steps) * 100} ${downTo(drawn)}`);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const start = padding / steps;
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true" className="rating-trend">
        {TICKS.filter((tick) => thresholds.length === 0 || tick <= 500).map((tick) => (
          <Level key={tick} rating={tick} />
        ))}
        {thresholds.map((threshold) => (
          <Level key={threshold} rating={threshold} isThreshold />
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="rating-line stroke-accent"
          fill="none"
        >
          <path
            d={`M${line.join('L')}`}
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
          {rulesChangedAt !== null && (
            <path
              d={`M${((padding + rulesChangedAt) / steps) * 100} 0V100`}
              strokeWidth="1"
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <path d={`M${line.at(-1)}h0`} strokeWidth="9" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
        </svg>
        <span
          style={{ top: `${downTo(last.drawn)}%`, marginTop: downTo(last.drawn) < NEAR_TOP ? '0.6rem' : '-2.1rem' }}
          className="rating-latest font-semibold text-sm tabular-nums"
        >
          {last.rating}
        </span>
      </div>
      {formatDay !== null && (
        <div aria-hidden="true" className="rating-days text-ink-soft text-xs">
          {first !== last && start <= FAR_RIGHT && (
            <span className="rating-day" style={{ left: `${start * 100}%` }}>
              {formatDay(first.day)}
            </span>
          )}
          {first !== last && start > FAR_RIGHT && start < 0.95 && (
            <span className="rating-day" style={{ right: `${(1 - start) * 100}%` }}>
              {formatDay(first.day)}
            </span>
          )}
          <span className="rating-day" style={{ right: 0 }}>
            {formatDay(last.day)}
          </span>
        </div>
      )}
    </div>
  );
}

type LevelProps = { readonly rating: number; readonly isThreshold?: boolean };

function Level({ rating, isThreshold = false }: LevelProps) {
  return (
    <span
      className="rating-level"
      {...(isThreshold ? { 'data-threshold': true } : {})}
      style={{ top: `${downTo(rating)}%` }}
    >
      <span className={`rating-figure text-xs ${isThreshold ? 'font-semibold text-accent-ink' : 'text-ink-soft'}`}>
        {rating}
      </span>
    </span>
  );
}

export type LinePoint = { /** A day such as "2026-11-22". */ readonly day: string; readonly value: number };

const TICKS = [0, 50, 100] as const;
const DAY_MS = 24 * 60 * 60_000;

type LineChartProps = {
  /** What a reader hears instead of the picture. */
  readonly label: string;
  /** The oldest first; values from 0 to 100. */
  readonly points: readonly LinePoint[];
  readonly formatDay: (day: string) => string;
};

/** Values of a hundred over days, at their distance in time, with the first and the last day below. */
export function LineChart({ label, points, formatDay }: LineChartProps) {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const span = Math.max(1, daysBetween(first.day, last.day));
  const places = points.map(({ day, value }) => `${(daysBetween(first.day, day) / span) * 100} ${100 - value}`);
  return (
    <div role="img" aria-label={label} className="w-full">
      <div aria-hidden="true" className="flex gap-2">
        <div className="flex flex-col-reverse justify-between text-end text-ink-soft text-xs tabular-nums leading-none">
          {TICKS.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <div className="relative h-20 flex-1 border-line border-y">
          <span className="absolute inset-x-0 top-1/2 border-line border-t border-dashed" />
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible stroke-accent forced-colors:stroke-[CanvasText]"
          >
            <path
              d={`M${places.join('L')}`}
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
            <path d={`M${places.at(-1)}h0`} strokeWidth="9" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
      </div>
      <div aria-hidden="true" className="mt-1.5 flex justify-between ps-7 text-ink-soft text-xs">
        <span>{first === last ? '' : formatDay(first.day)}</span>
        <span>{formatDay(last.day)}</span>
      </div>
    </div>
  );
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

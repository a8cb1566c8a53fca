import { Check } from 'lucide-react';
import { joinClasses } from '../join-classes.ts';
import type { Tone } from '../tone.ts';
import { axisTicks } from './axis-ticks.ts';
import { barLook } from './bar-look.ts';
import { labeledPlaces } from './labeled-places.ts';

export type ColumnPart = { readonly tone: Tone; readonly count: number };

export type ChartColumn = {
  readonly id: string;
  /** Below the column, such as a day. */
  readonly label: string;
  /** Side by side; of each the parts from top to bottom. */
  readonly bars: readonly (readonly ColumnPart[])[];
  /** So many were put right since the column before: a mark below it. */
  readonly fixed?: number | undefined;
};

/** So many labels fit beside each other on a phone, and on a wide page. */
const MAX_LABELS = { phone: 4, wide: 12 } as const;

type ColumnChartProps = {
  /** What a reader hears instead of the picture; the figures belong into a table beside it. */
  readonly label: string;
  readonly columns: readonly ChartColumn[];
};

/** Counts as columns over an axis of whole numbers, with labels below. */
export function ColumnChart({ label, columns }: ColumnChartProps) {
  const ticks = axisTicks(Math.max(0, ...columns.flatMap(({ bars }) => bars.map(heightOf))));
  const top = ticks.at(-1) ?? 1;
  const onPhone = labeledPlaces(columns.length, MAX_LABELS.phone);
  const onWide = labeledPlaces(columns.length, MAX_LABELS.wide);
  return (
    <div role="img" aria-label={label} className="w-full">
      <div aria-hidden="true" className="relative ms-8 me-3 mt-6 h-36">
        {ticks.map((tick) => (
          <span
            key={tick}
            style={{ bottom: `${(tick / top) * 100}%` }}
            className={joinClasses('absolute inset-x-0 border-t', tick === 0 ? 'border-line-strong' : 'border-line')}
          >
            <span className="absolute end-full me-2 -translate-y-1/2 text-ink-soft text-xs tabular-nums">{tick}</span>
          </span>
        ))}
        <div className="relative flex h-full">
          {columns.map(({ id, bars }) => (
            <div key={id} className="flex h-full min-w-0 flex-1 items-end justify-center gap-0.5 px-px">
              {bars.map((parts, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: bars of a column stay in their order
                <Bar key={index} parts={parts} top={top} isOnly={bars.length === 1} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="ms-8 me-3 mt-1.5 flex text-center text-ink-soft text-xs">
        {columns.map(({ id, label: below, fixed }, place) => (
          <div key={id} className="flex min-w-0 flex-1 flex-col items-center">
            <span
              className={joinClasses(
                'whitespace-nowrap',
                !onPhone.has(place) && 'invisible',
                onWide.has(place) ? 'tablet:visible' : 'tablet:invisible',
              )}
            >
              {below}
            </span>
            {fixed !== undefined && fixed > 0 && (
              <span className="mt-1 inline-flex items-center whitespace-nowrap font-semibold text-success-ink tabular-nums">
                <Check aria-hidden="true" size={12} strokeWidth={3} />
                {fixed}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

type BarProps = { readonly parts: readonly ColumnPart[]; readonly top: number; readonly isOnly: boolean };

function Bar({ parts, top, isOnly }: BarProps) {
  const height = heightOf(parts);
  return (
    <div
      className={joinClasses(
        'relative flex h-full w-full flex-col justify-end gap-px',
        isOnly ? 'max-w-11' : 'max-w-5',
      )}
    >
      {isOnly && (
        <span
          style={{ bottom: `${(height / top) * 100}%` }}
          className="absolute inset-x-0 pb-0.5 text-center font-semibold text-ink text-xs tabular-nums"
        >
          {height}
        </span>
      )}
      {parts.map(({ tone, count }) =>
        count === 0 ? null : (
          <svg key={tone} width="100%" height={`${(count / top) * 100}%`} aria-hidden="true" className="min-h-0 shrink">
            <rect width="100%" height="100%" rx="2" className={barLook[tone]} />
          </svg>
        ),
      )}
    </div>
  );
}

const heightOf = (parts: readonly ColumnPart[]): number => parts.reduce((sum, { count }) => sum + count, 0);

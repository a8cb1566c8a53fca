import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import type { AreaId, MaturityReport } from '../maturity-types.ts';
import { progressOf } from './progress-of.ts';

const AREA_NAMES: Readonly<Record<AreaId, string>> = { people: 'People', process: 'Process', technology: 'Technology' };

/** What was reached in all, beside the weakest point: the average, how it rose, and the groups. */
export function Reached({ report: { assessment, history } }: { readonly report: MaturityReport }) {
  const { formatDate } = useFormatDate();
  const { average, areas, answered } = assessment;
  if (answered === 0) return null;
  const progress = progressOf(history);
  return (
    <section aria-label="What you have reached" className="min-w-0 basis-64 rounded-box bg-accent-softer p-5">
      <h2 className="font-semibold text-sm">What you have reached</h2>
      <p className="mt-1 flex items-baseline gap-2">
        <span className="font-semibold text-5xl tabular-nums tracking-tight">{average.toFixed(1)}</span>
        <span className="text-ink-soft">of 5 on average</span>
      </p>
      {progress !== null && (
        <p className="mt-1 text-sm">
          {progress.by >= 0 ? 'Up' : 'Down'} by {Math.abs(progress.by).toFixed(1)} since {formatDate(progress.since)}
        </p>
      )}
      <dl className="mt-3 flex flex-col gap-1 text-sm">
        {areas
          .filter((area) => area.answered > 0)
          .map(({ elementCategory, average: ofArea }) => (
            <div key={elementCategory} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{AREA_NAMES[elementCategory]}</dt>
              <dd className="font-medium tabular-nums">{ofArea.toFixed(1)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

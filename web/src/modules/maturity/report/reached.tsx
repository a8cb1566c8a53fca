import type { Phrase } from '@portal/domain/texts/texts.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import type { AreaId, MaturityReport } from '../maturity-types.ts';
import { oneDecimal } from '../one-decimal.ts';
import { progressOf } from './progress-of.ts';
import { reached as texts } from './report.texts.ts';

const AREA_NAMES: Readonly<Record<AreaId, Phrase>> = {
  people: texts.people,
  process: texts.process,
  technology: texts.technology,
};

/** What was reached in all, beside the weakest point: the average, how it rose, and the groups. */
export function Reached({ report: { assessment, history } }: { readonly report: MaturityReport }) {
  const { formatDate } = useFormatDate();
  const { average, areas, answered } = assessment;
  if (answered === 0) return null;
  const progress = progressOf(history);
  return (
    <section aria-label={say(texts.whatYouHaveReached)} className="min-w-0 basis-64 rounded-box bg-accent-softer p-5">
      <h2 className="font-semibold text-sm">{say(texts.whatYouHaveReached)}</h2>
      <p className="mt-1 flex items-baseline gap-2">
        <span className="font-semibold text-5xl tabular-nums tracking-tight">{oneDecimal(average)}</span>
        <span className="text-ink-soft">{say(texts.onAverage)}</span>
      </p>
      {progress !== null && (
        <p className="mt-1 text-sm">
          {say(progress.by >= 0 ? texts.up : texts.down, {
            points: oneDecimal(Math.abs(progress.by)),
            day: formatDate(progress.since),
          })}
        </p>
      )}
      <dl className="mt-3 flex flex-col gap-1 text-sm">
        {areas
          .filter((area) => area.answered > 0)
          .map(({ elementCategory, average: ofArea }) => (
            <div key={elementCategory} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{say(AREA_NAMES[elementCategory])}</dt>
              <dd className="font-medium tabular-nums">{oneDecimal(ofArea)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

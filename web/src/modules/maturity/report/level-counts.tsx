import { say } from '../../../portal/texts/say.ts';
import { oneDecimal } from '../one-decimal.ts';
import { levelCounts as texts } from './report.texts.ts';

type LevelCountsProps = {
  readonly countPerLevel: readonly number[];
  readonly answered: number;
  readonly average: number;
};

/** The average, and how many elements have each level: one weak element must not hide what was reached. */
export function LevelCounts({ countPerLevel, answered, average }: LevelCountsProps) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t pt-5 phone:grid-cols-3 desktop:grid-cols-7">
      <div>
        <dt className="text-ink-soft text-sm">{say(texts.average)}</dt>
        <dd className="font-semibold text-lg tabular-nums">
          {say.parts(texts.averageOf, {
            average: oneDecimal(average),
            quiet: (words) => (
              <span key="quiet" className="font-normal text-ink-soft text-sm">
                {words}
              </span>
            ),
          })}
        </dd>
      </div>
      {countPerLevel.map((count, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the level
        <div key={level}>
          <dt className="text-ink-soft text-sm">{say(texts.levelLevel, { level })}</dt>
          <dd className="font-semibold text-lg tabular-nums">
            {say.parts(texts.countOf, {
              count,
              answered,
              unseen: (words) => (
                <span key="unseen" className="sr-only">
                  {words}
                </span>
              ),
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

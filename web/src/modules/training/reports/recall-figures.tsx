import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import type { TrainingReport } from '../training-types.ts';
import { recallFigures as texts } from './reports.texts.ts';
import { TableFile } from './table-file.tsx';

/** How many people take two questions a week, and how they do together; nothing tells who they are. */
export function RecallFigures({
  recall: { people, answers, rightPercent },
}: {
  readonly recall: TrainingReport['recall'];
}) {
  if (people === 0 && rightPercent === null) return null;
  return (
    <Card
      title={say(texts.title)}
      description={say(texts.description)}
      aside={<TableFile table="recall" title={say(texts.title)} />}
    >
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <div>
          <dt className="text-ink-soft text-sm">{say(texts.takePart)}</dt>
          <dd className="font-semibold text-2xl tabular-nums">{people}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{say(texts.rightAnswers)}</dt>
          {rightPercent === null ? (
            <dd>{say(texts.tooFew)}</dd>
          ) : (
            <dd className="font-semibold text-2xl tabular-nums">
              {say(texts.percent, { percent: rightPercent })}{' '}
              <span className="font-normal text-base text-ink-soft">{say(texts.ofAnswers, { count: answers })}</span>
            </dd>
          )}
        </div>
      </dl>
    </Card>
  );
}

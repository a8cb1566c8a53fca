import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import type { AreaId, Assessment, ReportedElement } from '../maturity-types.ts';
import { oneDecimal } from '../one-decimal.ts';
import { AreaPills } from './area-pills.tsx';
import { byCode } from './by-code.ts';
import { ElementsTable } from './elements-table.tsx';
import { LevelCounts } from './level-counts.tsx';
import { elementsPicture as texts } from './report.texts.ts';

const AREA_NAMES: Readonly<Record<AreaId, Phrase>> = {
  people: texts.people,
  process: texts.process,
  technology: texts.technology,
};

type ElementsPictureProps = { readonly elements: readonly ReportedElement[]; readonly assessment: Assessment };

/** All elements at a glance: a named pill each with its level, in a row for each Security Area; the same stands in a table below. */
export function ElementsPicture({ elements, assessment }: ElementsPictureProps) {
  const ordered = elements.toSorted(byCode);
  const { overallLevel, average, countPerLevel, answered } = assessment;
  return (
    <Card title={say(texts.title)} description={say(texts.description)}>
      <p className="mb-5 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-sm">
        <Key className="fill-accent" word={say(texts.levelReached)} />
        <Key className="fill-warning" word={say(texts.weakestPoints)} />
        <Key className="fill-transparent stroke-line-strong" word={say(texts.notAnswered)} />
      </p>
      <div className="flex flex-col gap-6">
        {assessment.areas.map(({ elementCategory, average: areaAverage, answered: areaAnswered }) => (
          <figure key={elementCategory} className="min-w-0">
            <figcaption className="mb-2 flex items-baseline justify-between gap-3">
              <span className="font-semibold">{say(AREA_NAMES[elementCategory])}</span>
              <span className="text-ink-soft text-sm tabular-nums">
                {areaAnswered === 0
                  ? say(texts.notStarted)
                  : say(texts.averageOf, { average: oneDecimal(areaAverage) })}
              </span>
            </figcaption>
            <AreaPills
              area={say(AREA_NAMES[elementCategory])}
              elements={ordered.filter((element) => element.elementCategory === elementCategory)}
              weakest={overallLevel}
            />
          </figure>
        ))}
      </div>
      <LevelCounts countPerLevel={countPerLevel} answered={answered} average={average} />
      <details className="mt-4 text-sm">
        <summary className="min-h-8 cursor-pointer content-center text-ink-soft">{say(texts.showAsATable)}</summary>
        <ElementsTable elements={ordered} areaNames={AREA_NAMES} />
      </details>
    </Card>
  );
}

function Key({ className, word }: { readonly className: string; readonly word: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width="12" height="12" aria-hidden="true">
        <rect x="0.75" y="0.75" width="10.5" height="10.5" rx="3" strokeDasharray="2 2" className={className} />
      </svg>
      {word}
    </span>
  );
}

import { Card } from '../../../ui/card.tsx';
import type { AreaId, Assessment, ReportedElement } from '../maturity-types.ts';
import { AreaPills } from './area-pills.tsx';
import { byCode } from './by-code.ts';
import { ElementsTable } from './elements-table.tsx';
import { LevelCounts } from './level-counts.tsx';

const AREA_NAMES: Readonly<Record<AreaId, string>> = { people: 'People', process: 'Process', technology: 'Technology' };

type ElementsPictureProps = { readonly elements: readonly ReportedElement[]; readonly assessment: Assessment };

/** All elements at a glance: a named pill each with its level, in a row for each Security Area; the same stands in a table below. */
export function ElementsPicture({ elements, assessment }: ElementsPictureProps) {
  const ordered = elements.toSorted(byCode);
  const { overallLevel, average, countPerLevel, answered } = assessment;
  return (
    <Card
      title="All your elements"
      description="Each with its level from 0 to 5, weakest first. Press one to see its question."
    >
      <p className="mb-5 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-sm">
        <Key className="fill-accent" word="Level reached" />
        <Key className="fill-warning" word="Weakest points" />
        <Key className="fill-transparent stroke-line-strong" word="Not answered" />
      </p>
      <div className="flex flex-col gap-6">
        {assessment.areas.map(({ elementCategory, average: areaAverage, answered: areaAnswered }) => (
          <figure key={elementCategory} className="min-w-0">
            <figcaption className="mb-2 flex items-baseline justify-between gap-3">
              <span className="font-semibold">{AREA_NAMES[elementCategory]}</span>
              <span className="text-ink-soft text-sm tabular-nums">
                {areaAnswered === 0 ? 'not started' : `average ${areaAverage.toFixed(1)}`}
              </span>
            </figcaption>
            <AreaPills
              area={AREA_NAMES[elementCategory]}
              elements={ordered.filter((element) => element.elementCategory === elementCategory)}
              weakest={overallLevel}
            />
          </figure>
        ))}
      </div>
      <LevelCounts countPerLevel={countPerLevel} answered={answered} average={average} />
      <details className="mt-4 text-sm">
        <summary className="min-h-8 cursor-pointer content-center text-ink-soft">Show as a table</summary>
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

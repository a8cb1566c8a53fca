import { HIGHEST_LEVEL } from '@portal/domain/maturity/levels.ts';
import { say } from '../../../portal/texts/say.ts';
import { LevelPill } from '../../../ui/charts/level-pill.tsx';
import { questionPath } from '../maturity-path.ts';
import type { ReportedElement } from '../maturity-types.ts';
import { areaPills as texts } from './report.texts.ts';

/** What has no level stands behind everything that has one. */
const NO_LEVEL = HIGHEST_LEVEL + 1;

type AreaPillsProps = {
  /** Names the list to screen readers. */
  readonly area: string;
  readonly elements: readonly ReportedElement[];
  /** The lowest level of all areas: pills no higher are the weakest points. */
  readonly weakest: number;
};

/** The elements of one Security Area as pills with name and level, the weakest first; each leads to its question. */
export function AreaPills({ area, elements, weakest }: AreaPillsProps) {
  const ordered = elements.toSorted((one, other) => (one.level ?? NO_LEVEL) - (other.level ?? NO_LEVEL));
  return (
    <ul aria-label={say(texts.elementsOfArea, { area })} className="flex flex-wrap gap-2">
      {ordered.map((element) => (
        <li key={element.elementPath} className="flex max-w-full">
          <LevelPill
            name={element.name}
            href={questionPath(element.elementPath)}
            level={element.level}
            steps={HIGHEST_LEVEL}
            figure={figureOf(element)}
            words={wordOf(element)}
            isWeakest={element.level === weakest}
          />
        </li>
      ))}
    </ul>
  );
}

function figureOf({ level, dontKnow, doesNotApply }: ReportedElement): string {
  if (doesNotApply) return say(texts.without);
  return dontKnow ? '?' : level === null ? '–' : String(level);
}

function wordOf({ level, dontKnow, doesNotApply }: ReportedElement): string {
  if (doesNotApply) return say(texts.doesNotApply);
  return dontKnow
    ? say(texts.notKnownCountsAs)
    : level === null
      ? say(texts.notAnswered)
      : say(texts.levelLevel, { level });
}

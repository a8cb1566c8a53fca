import { HIGHEST_LEVEL } from '@portal/domain/maturity/levels.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { questionPath } from '../maturity-path.ts';
import type { ReportedElement } from '../maturity-types.ts';

const STEPS = Array.from({ length: HIGHEST_LEVEL }, (_, index) => index + 1);
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
    <ul aria-label={`Elements of ${area}`} className="flex flex-wrap gap-2">
      {ordered.map((element) => (
        <Pill key={element.elementPath} element={element} isWeakest={element.level === weakest} />
      ))}
    </ul>
  );
}

function Pill({ element, isWeakest }: { readonly element: ReportedElement; readonly isWeakest: boolean }) {
  const { elementPath, name, level } = element;
  return (
    <li
      className={joinClasses(
        'inline-flex min-h-8 max-w-full items-center gap-2 rounded-full border py-1 ps-3 pe-2 text-sm',
        isWeakest
          ? 'border-2 border-warning bg-warning-soft'
          : level === null
            ? 'border-line-strong border-dashed'
            : 'border-line',
      )}
    >
      <TextLink isStandalone href={questionPath(elementPath)}>
        {name}
      </TextLink>
      <LevelSteps level={level} isWeakest={isWeakest} />
      <span className="font-semibold tabular-nums">
        <span aria-hidden="true">{figureOf(element)}</span>
        <span className="sr-only">
          {wordOf(element)}
          {isWeakest && ', a weakest point'}
        </span>
      </span>
    </li>
  );
}

/** Five steps, as many of them full as the level is high. */
function LevelSteps({ level, isWeakest }: { readonly level: number | null; readonly isWeakest: boolean }) {
  if (level === null) return null;
  return (
    <svg width="28" height="14" viewBox="0 0 28 14" aria-hidden="true" className="shrink-0">
      {STEPS.map((step) => (
        <rect
          key={step}
          x={(step - 1) * 6}
          y={12 - step * 2}
          width="4"
          height={step * 2 + 2}
          rx="1"
          className={step > level ? 'fill-line' : isWeakest ? 'fill-warning' : 'fill-accent'}
        />
      ))}
    </svg>
  );
}

function figureOf({ level, dontKnow, doesNotApply }: ReportedElement): string {
  if (doesNotApply) return 'n/a';
  return dontKnow ? '?' : level === null ? '–' : String(level);
}

function wordOf({ level, dontKnow, doesNotApply }: ReportedElement): string {
  if (doesNotApply) return 'does not apply';
  return dontKnow ? 'not known, counts as level 0' : level === null ? 'not answered' : `level ${level}`;
}

import { HIGHEST_LEVEL } from '@portal/domain/maturity/levels.ts';
import type { ReportedElement } from '../maturity-types.ts';

const COLUMN = 40;
const BLOCK = 18;
const GAP = 4;
const TOP = 18;
const HEIGHT = HIGHEST_LEVEL * (BLOCK + GAP);
const STEPS = Array.from({ length: HIGHEST_LEVEL }, (_, index) => index + 1);

type AreaColumnsProps = {
  readonly elements: readonly ReportedElement[];
  /** The lowest level of all areas: columns no higher are the weakest points. */
  readonly weakest: number;
};

/** The elements of one Security Area as columns of five blocks. The table beside it says the same in words. */
export function AreaColumns({ elements, weakest }: AreaColumnsProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${elements.length * COLUMN} ${TOP + HEIGHT + 24}`}
      className="block h-auto w-full"
    >
      {elements.map((element, index) => (
        <Column key={element.elementPath} element={element} x={index * COLUMN} isWeakest={element.level === weakest} />
      ))}
      <path className="stroke-line-strong" d={`M2 ${TOP + HEIGHT + 1}h${elements.length * COLUMN - 4}`} />
    </svg>
  );
}

type ColumnProps = { readonly element: ReportedElement; readonly x: number; readonly isWeakest: boolean };

function Column({ element: { level, code, name, dontKnow, doesNotApply }, x, isWeakest }: ColumnProps) {
  const centre = COLUMN / 2;
  const reached = level ?? 0;
  const fill = isWeakest ? 'fill-warning' : 'fill-accent';
  return (
    <g transform={`translate(${x} ${TOP})`}>
      <title>{`${code} ${name}: ${level === null ? (doesNotApply ? 'does not apply' : 'not answered') : dontKnow ? 'not known' : `level ${level}`}`}</title>
      {STEPS.map((step) => (
        <rect
          key={step}
          x="4"
          y={HEIGHT - step * (BLOCK + GAP)}
          width={COLUMN - 8}
          height={BLOCK}
          rx="4"
          {...(level === null ? { strokeDasharray: '3 3' } : {})}
          className={level === null ? 'fill-transparent stroke-line' : step <= reached ? fill : 'fill-sunken'}
        />
      ))}
      {level === 0 && <rect x="4" y={HEIGHT - 5} width={COLUMN - 8} height="4" rx="2" className={fill} />}
      <text
        x={centre}
        y={level === null ? HEIGHT - 6 : HEIGHT - Math.max(reached, level === 0 ? 0.35 : 0) * (BLOCK + GAP) - 4}
        textAnchor="middle"
        fontSize="13"
        className={`font-semibold ${isWeakest ? 'fill-warning-ink' : 'fill-ink'}`}
      >
        {level === null ? '–' : dontKnow ? '?' : level}
      </text>
      <text x={centre} y={HEIGHT + 18} textAnchor="middle" fontSize="12" className="fill-ink-soft">
        {code}
      </text>
    </g>
  );
}

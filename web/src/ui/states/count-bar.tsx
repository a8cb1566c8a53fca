import { say } from '../../portal/texts/say.ts';
import { barLook } from '../charts/bar-look.ts';
import { joinClasses } from '../join-classes.ts';
import type { Tone } from '../tone.ts';

export type CountBarPart = { readonly label: string; readonly value: number; readonly tone: Tone };

type CountBarProps = {
  /** What is counted, such as "Issues found". */
  readonly label: string;
  readonly parts: readonly CountBarPart[];
  /** Written when every count is zero. */
  readonly emptyText: string;
  readonly hasLegend?: boolean | undefined;
};

const gap = 0.8;

/** Counts side by side as parts of one bar, with a legend that says the same in words. */
export function CountBar({ label, parts, emptyText, hasLegend = true }: CountBarProps) {
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  const words = new Intl.ListFormat(say.locale, { type: 'unit' }).format(
    parts.map((part) => `${part.value} ${part.label}`),
  );
  return (
    <figure className="w-full">
      <svg
        role="img"
        aria-label={total === 0 ? `${label}: ${emptyText}` : `${label}: ${words}`}
        width="100%"
        height="12"
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        className="block overflow-hidden rounded-full bg-line"
      >
        {placeParts(parts, total).map(({ part, start, width }) => (
          <rect key={part.label} x={start} width={width} height="12" className={barLook[part.tone]} />
        ))}
      </svg>
      {hasLegend && (
        <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
          {total === 0 ? (
            <span className="text-ink-soft">{emptyText}</span>
          ) : (
            parts.map((part) => (
              <span key={part.label} className="inline-flex items-center gap-2">
                <svg width="12" height="12" aria-hidden="true">
                  <rect width="12" height="12" rx="3" className={barLook[part.tone]} />
                </svg>
                <span className={joinClasses('font-semibold tabular-nums', part.value === 0 && 'text-ink-soft')}>
                  {part.value}
                </span>
                <span className="text-ink-soft">{part.label}</span>
              </span>
            ))
          )}
        </figcaption>
      )}
    </figure>
  );
}

function placeParts(parts: readonly CountBarPart[], total: number) {
  const filled = parts.filter((part) => part.value > 0);
  const room = 100 - gap * Math.max(0, filled.length - 1);
  let start = 0;
  return filled.map((part) => {
    const width = (part.value / total) * room;
    const placed = { part, start, width };
    start += width + gap;
    return placed;
  });
}

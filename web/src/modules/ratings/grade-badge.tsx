import { say } from '../../portal/texts/say.ts';
import { gradeBadge as texts } from './ratings.texts.ts';
import type { VectorDetail } from './ratings-types.ts';

/** The letter of a risk vector in its color, or N/A. */
export function GradeBadge({ detail }: { readonly detail: Pick<VectorDetail, 'grade' | 'grade_color'> }) {
  return (
    <span
      // The color is the rating's own; white can be read on each of them.
      style={{ backgroundColor: detail.grade_color }}
      className="inline-flex min-h-7 min-w-8 shrink-0 items-center justify-center rounded-inner border border-transparent px-2 font-bold text-sm text-white tabular-nums"
    >
      {say.parts(texts.grade, {
        grade: detail.grade,
        word: (words) => (
          <span key="word" className="sr-only">
            {words}
          </span>
        ),
      })}
    </span>
  );
}

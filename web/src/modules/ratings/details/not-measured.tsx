import { ChevronDown } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import type { RatingData, RatingTexts } from '../ratings-types.ts';
import type { ListedVector } from '../vectors-by-category.ts';
import { notMeasured as words } from './details.texts.ts';
import { VectorSection } from './vector-section.tsx';

type NotMeasuredProps = {
  readonly vectors: readonly ListedVector[];
  readonly rating: RatingData;
  readonly texts: RatingTexts;
};

/** What was not measured: one line that names it, with the reasons folded behind. */
export function NotMeasured({ vectors, rating, texts }: NotMeasuredProps) {
  if (vectors.length === 0) return null;
  return (
    <section>
      <h2 className="font-semibold text-xl tracking-tight">{say(words.notMeasured)}</h2>
      <details className="group mt-2 rounded-box border border-line bg-surface shadow-raised">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-5 py-3 text-sm tablet:px-6 [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden="true"
            size={16}
            className="shrink-0 text-accent-ink transition-transform group-open:rotate-180"
          />
          <span>
            {say.parts(words.withoutGrade, {
              number: vectors.length,
              vectors: new Intl.ListFormat(say.locale, { type: 'unit' }).format(
                vectors.map(({ detail }) => detail.name),
              ),
              count: (words) => (
                <span key="count" className="font-semibold">
                  {words}
                </span>
              ),
              names: (words) => (
                <span key="names" className="text-ink-soft">
                  {words}
                </span>
              ),
            })}
          </span>
        </summary>
        <div className="divide-y divide-line border-line border-t">
          {vectors.map(({ slug, detail }) => (
            <VectorSection key={slug} slug={slug} detail={detail} rating={rating} texts={texts} isOpenAtFirst={false} />
          ))}
        </div>
      </details>
    </section>
  );
}

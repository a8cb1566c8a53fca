import type { RatingData, RatingTexts } from '../ratings-types.ts';
import type { VectorCategory } from '../vectors-by-category.ts';
import { VectorSection } from './vector-section.tsx';

const ABOUT: Readonly<Record<string, string>> = {
  'Compromised Systems': 'Signs that someone else already controls a computer at your company.',
  Diligence:
    'How well you maintain the systems that face the internet. Most of your rating comes from here, and you can change most of it.',
  'User Behavior': 'What people at your company do that lets attackers in.',
  'Public Disclosures': 'Incidents and data losses that have become public.',
};

type CategorySectionProps = {
  readonly category: VectorCategory;
  readonly rating: RatingData;
  readonly texts: RatingTexts;
  /** The worst vector of all is in it. */
  readonly isFirst: boolean;
};

/** The risk vectors of one category. */
export function CategorySection({ category, rating, texts, isFirst }: CategorySectionProps) {
  return (
    <section>
      <h2 className="font-semibold text-xl tracking-tight">{category.name}</h2>
      <p className="mt-0.5 mb-3 text-ink-soft text-sm">{ABOUT[category.name]}</p>
      <div className="divide-y divide-line rounded-box border border-line bg-surface shadow-raised">
        {category.vectors.map(({ slug, detail }, index) => (
          <VectorSection
            key={slug}
            slug={slug}
            detail={detail}
            rating={rating}
            texts={texts}
            isOpenAtFirst={isFirst && index === 0}
          />
        ))}
      </div>
    </section>
  );
}

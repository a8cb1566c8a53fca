import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import type { RatingData, RatingTexts } from '../ratings-types.ts';
import type { VectorCategory } from '../vectors-by-category.ts';
import { categorySection as words } from './details.texts.ts';
import { VectorSection } from './vector-section.tsx';

const ABOUT: Readonly<Record<string, Phrase>> = {
  'Compromised Systems': words.signsThatSomeoneElse,
  Diligence: words.howWellYouMaintain,
  'User Behavior': words.whatPeopleAtYour,
  'Public Disclosures': words.incidentsAndDataLosses,
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
      <p className="mt-0.5 mb-3 text-ink-soft text-sm">
        <AboutCategory name={category.name} />
      </p>
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

function AboutCategory({ name }: { readonly name: string }) {
  const about = ABOUT[name];
  return about === undefined ? null : say(about);
}

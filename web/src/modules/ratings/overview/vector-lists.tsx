import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { GradeBadge } from '../grade-badge.tsx';
import { vectorPath } from '../ratings-path.ts';
import type { RatingData } from '../ratings-types.ts';
import { VectorMarksNote } from '../vector-marks-note.tsx';
import { VectorName } from '../vector-name.tsx';
import { type VectorCategory, vectorsByCategory } from '../vectors-by-category.ts';
import { vectorLists as texts } from './overview.texts.ts';

/** The risk vectors by category: Diligence, the longest, has a column of its own (spec part 2, section 2). */
export function VectorLists({ rating }: { readonly rating: RatingData }) {
  const categories = vectorsByCategory(rating.rating_details);
  return (
    <Card title={say(texts.title)} description={say(texts.description)}>
      <div className="grid gap-x-12 gap-y-6 desktop:grid-cols-2">
        <div className="flex flex-col gap-6">
          {categories
            .filter(({ name }) => name !== 'Diligence')
            .map((category) => (
              <CategoryList key={category.name} category={category} />
            ))}
        </div>
        <div>
          {categories
            .filter(({ name }) => name === 'Diligence')
            .map((category) => (
              <CategoryList key={category.name} category={category} />
            ))}
        </div>
      </div>
      <div className="mt-6 border-line border-t pt-4">
        <VectorMarksNote />
      </div>
    </Card>
  );
}

function CategoryList({ category }: { readonly category: VectorCategory }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{category.name}</h3>
      <ul className="divide-y divide-line border-line border-t">
        {category.vectors.map(({ slug, detail }) => (
          <li key={slug} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
            <TextLink isStandalone href={vectorPath(slug)}>
              <VectorName detail={detail} />
            </TextLink>
            <GradeBadge detail={detail} />
          </li>
        ))}
      </ul>
    </section>
  );
}

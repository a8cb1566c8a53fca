import { RISK_CATEGORY_NAMES, RISK_VECTOR_SLUGS, RISK_VECTORS } from '@portal/domain/ratings/risk-vectors.ts';
import { say } from '../../portal/texts/say.ts';
import type { RatingData, VectorDetail, VectorSlug } from './ratings-types.ts';

export type ListedVector = { readonly slug: VectorSlug; readonly detail: VectorDetail };
export type VectorCategory = { readonly name: string; readonly vectors: readonly ListedVector[] };

/** The risk vectors in their categories, both in the order that the rating gives them. */
export function vectorsByCategory(details: RatingData['rating_details']): readonly VectorCategory[] {
  const listed = RISK_VECTOR_SLUGS.map((slug) => ({ slug, detail: details[slug] })).sort(
    (one, other) => one.detail.category_order - other.detail.category_order || one.detail.order - other.detail.order,
  );
  const byCategory = Map.groupBy(listed, ({ slug }) => RISK_VECTORS[slug].category);
  return [...byCategory].map(([category, vectors]) => ({ name: say(RISK_CATEGORY_NAMES[category]), vectors }));
}

const FROM_WORST = ['F', 'D', 'C', 'B', 'A'];

/** What is not measured comes after everything that is. */
function rank({ detail: { grade } }: ListedVector): number {
  const place = FROM_WORST.indexOf(grade);
  return place === -1 ? FROM_WORST.length : place;
}

/** The same with the worst grade first, in each category and among them; equals stay in their order. */
export function worstFirst(categories: readonly VectorCategory[]): readonly VectorCategory[] {
  return categories
    .map(({ name, vectors }) => ({ name, vectors: vectors.toSorted((one, other) => rank(one) - rank(other)) }))
    .toSorted((one, other) => worstOf(one) - worstOf(other));
}

const worstOf = ({ vectors }: VectorCategory) => Math.min(...vectors.map(rank));

/** What the firm itself can tell about is worth showing even where nothing was measured. */
const TOLD_BY_FIRM: ReadonlySet<VectorSlug> = new Set(['dkim', 'data_breaches']);

const isSaidInOneLine = ({ slug, detail }: ListedVector) =>
  detail.reason !== null && detail.findings === 0 && !TOLD_BY_FIRM.has(slug);

/** The categories with what is worth reading, and what was not measured, which is worth one line. */
export function apartFromNotMeasured(categories: readonly VectorCategory[]): {
  readonly measured: readonly VectorCategory[];
  readonly notMeasured: readonly ListedVector[];
} {
  return {
    measured: categories
      .map(({ name, vectors }) => ({ name, vectors: vectors.filter((vector) => !isSaidInOneLine(vector)) }))
      .filter(({ vectors }) => vectors.length > 0),
    notMeasured: categories.flatMap(({ vectors }) => vectors.filter(isSaidInOneLine)),
  };
}

import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import type { RatingData, VectorDetail, VectorSlug } from './ratings-types.ts';

export type ListedVector = { readonly slug: VectorSlug; readonly detail: VectorDetail };
export type VectorCategory = { readonly name: string; readonly vectors: readonly ListedVector[] };

/** The risk vectors in their categories, both in the order that the rating gives them. */
export function vectorsByCategory(details: RatingData['rating_details']): readonly VectorCategory[] {
  const listed = RISK_VECTOR_SLUGS.map((slug) => ({ slug, detail: details[slug] })).sort(
    (one, other) => one.detail.category_order - other.detail.category_order || one.detail.order - other.detail.order,
  );
  const names = [...new Set(listed.map(({ detail }) => detail.category))];
  return names.map((name) => ({ name, vectors: listed.filter(({ detail }) => detail.category === name) }));
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

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

/** Address of a partner's page (spec part 2, section 2). */
export function partnerPath(partner: string): string {
  return `/marketplace/${encodeURIComponent(partner)}`;
}

/** Address of the offers of one category; null for all of them. */
export function categoryPath(category: string | null): string {
  return category === null ? '/marketplace' : `/marketplace?category=${category}`;
}

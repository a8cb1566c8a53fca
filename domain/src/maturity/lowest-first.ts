/**
 * Elements with the lowest levels first, because they are the weakest points (spec part 2, section 2); equals stay in the order of the
 * set, and those without an answer come last.
 */
export function lowestFirst<Element extends { readonly level: number | null }>(
  elements: readonly Element[],
): Element[] {
  const rank = ({ level }: Element) => level ?? Number.POSITIVE_INFINITY;
  // Infinity minus infinity is no number.
  return elements.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** The items in an order that looks random and that the same seed gives again, so that a reload shows the same page. */
export function seededOrder<Item>(items: readonly Item[], seed: string): Item[] {
  const next = numbersFrom(seed);
  return items
    .map((item) => ({ item, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/**
 * How the steps of a timeline stand at first: the positions 0 to count - 1, shuffled, and never already in the right order
 * (with fewer than two steps there is no other).
 */
export function startOrder(count: number, seed: string): number[] {
  const positions = Array.from({ length: count }, (_, position) => position);
  const shuffled = seededOrder(positions, seed);
  const isSolved = shuffled.every((position, index) => position === index);
  return isSolved ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
}

/** Whole numbers below 2^32: FNV-1a over the seed starts mulberry32 (both public domain). Not for secrets. */
export function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

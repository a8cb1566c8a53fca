import { setImmediate } from 'node:timers/promises';

/** So many are worked on before others get their turn: a few milliseconds for what looks at a row of a list. */
const SLICE = 200;

/** As `map`, for long lists: other requests are answered in between. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, place: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [place, item] of items.entries()) {
    if (place > 0 && place % SLICE === 0) await setImmediate();
    results.push(work(item, place));
  }
  return results;
}

/** A long list in parts of at most so many. */
export function* inChunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

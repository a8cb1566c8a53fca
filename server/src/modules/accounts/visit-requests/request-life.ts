/** A request waits for an answer this long, and an approval is good for as long again. */
export const REQUEST_LIFE_MS = 24 * 60 * 60_000;

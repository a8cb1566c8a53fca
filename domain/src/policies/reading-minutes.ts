const WORDS_A_MINUTE = 220;

/** Words of a policy as a reader counts them: rulers of tables, bullets and hashes are none. */
export function wordsOf(markdown: string): number {
  return markdown.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
}

/** Whole minutes that reading takes, at least one. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.ceil(wordsOf(markdown) / WORDS_A_MINUTE));
}

/** How many words a text gained and lost, each counted as often as it stands there; a word that moved is neither. */
export function changedWords(before: string, after: string): { addedWords: number; removedWords: number } {
  const balance = new Map<string, number>();
  const count = (text: string, by: number) => {
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu))
      balance.set(word, (balance.get(word) ?? 0) + by);
  };
  count(before, -1);
  count(after, 1);
  const of = (sign: number) => [...balance.values()].reduce((sum, each) => sum + Math.max(0, each * sign), 0);
  return { addedWords: of(1), removedWords: of(-1) };
}

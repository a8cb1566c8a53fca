/**
 * The savings text as it may be shown: to the letter while an offer saves at least the percentage that it names, with the highest one in
 * its place where all save less, and none while no offer saves anything (spec part 2, section 9: "up to 66%").
 * @param text what the provider set
 * @param percents what the offers save that this firm can have, where they save a part of a price
 */
export function shownSavings(text: string | null, percents: readonly number[]): string | null {
  const highest = Math.max(0, ...percents);
  if (text === null || text.trim() === '' || highest <= 0) return null;
  const promised = /(\d{1,3})\s?%/.exec(text);
  if (promised === null || Number(promised[1]) <= highest) return text;
  return text.replace(promised[0], `${highest}%`);
}

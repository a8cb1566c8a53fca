/** What a text says first, without cutting a word: a card's room is for one sentence. */
export function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?:](?=\s)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

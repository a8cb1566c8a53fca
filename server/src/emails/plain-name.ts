const LONGEST_NAME = 80;
/** Bidirectional overrides, zero-width characters and the like: invisible, and able to reorder what surrounds them. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const WORD_JOINER = '\u2060';

const cleaned = (text: string) => text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
const withoutLinks = (text: string) => text.replace(/(?<=\S)([.:/@])(?=\S)/gu, `$1${WORD_JOINER}`);

function shortened(text: string, longest: number): string {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}

/**
 * Makes a name that a user typed safe to quote in a message to somebody else: one line, at most 80 characters, and never
 * turned into a link by the mail program ("Claim at evil.example" is a usual way to abuse invitations). It looks the same.
 */
export function plainName(name: string): string {
  return withoutLinks(shortened(cleaned(name), LONGEST_NAME));
}

/** The same for a text of several lines, each a paragraph; at most `longest` characters in all. */
export function plainParagraphs(text: string, longest: number): readonly string[] {
  return shortened(text, longest)
    .split('\n')
    .map((line) => withoutLinks(cleaned(line)))
    .filter((line) => line !== '');
}

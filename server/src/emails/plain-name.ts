const LONGEST_NAME = 80;
/** Bidirectional overrides, zero-width characters and the like: invisible, and able to reorder what surrounds them. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const WORD_JOINER = '\u2060';

/**
 * Makes a name that a user typed safe to quote in a message to somebody else: one line, at most 80 characters, and never
 * turned into a link by the mail program ("Claim at evil.example" is a usual way to abuse invitations). It looks the same.
 */
export function plainName(name: string): string {
  const line = name.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  const short = characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME - 1).join('')}…` : line;
  return short.replace(/(?<=\S)([.:/@])(?=\S)/gu, `$1${WORD_JOINER}`);
}

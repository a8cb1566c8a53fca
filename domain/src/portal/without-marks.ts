/** Accents and the like once a letter is taken apart: the Unicode block Combining Diacritical Marks. */
const MARKS = /[\u0300-\u036f]/g;

/**
 * A text in lower case without marks, so that "larche" is found in "Lärche" (Unicode Standard Annex #15, NFKD). Names of customers are
 * stored like this too, in `organisations.name_without_marks`, by what every PostgreSQL has: the extension `unaccent` is not there on each
 * hosted server.
 */
export function withoutMarks(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(MARKS, '');
}

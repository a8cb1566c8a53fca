import { type RawBuilder, sql } from 'kysely';

/** Accents and the like once a letter is taken apart: the Unicode block Combining Diacritical Marks. */
const MARKS = /[\u0300-\u036f]/g;

/** A text in lower case without marks, so that "larche" is found in "Lärche" (Unicode Standard Annex #15, NFKD). */
export function withoutMarks(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(MARKS, '');
}

/** The same of a column, by what every PostgreSQL has: the extension `unaccent` is not there on each hosted server. */
export function columnWithoutMarks(column: string): RawBuilder<string> {
  return sql<string>`regexp_replace(normalize(lower(${sql.ref(column)}), NFKD), '[\\u0300-\\u036f]', '', 'g')`;
}

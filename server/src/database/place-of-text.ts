import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import { type Expression, sql } from 'kysely';

/**
 * Where a text of the database holds what was typed, counted from 1; 0 where it does not. Case and accents do not matter, and no
 * letter is a wildcard: `strpos` knows none.
 */
export function placeOfText(text: Expression<string>, typed: string) {
  // As `withoutMarks` does it, and the column `organisations.name_without_marks`.
  return sql<number>`strpos(regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f]', '', 'g'), ${withoutMarks(typed)})`;
}

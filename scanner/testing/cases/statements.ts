import { escaped, html } from '../answers.ts';
import type { SitePage } from '../site-page.ts';
import { askDatabase, type Flavour } from './case-database.ts';
import type { PairAnswer, PairRow } from './case-pair.ts';

/** A statement with a value in it. */
export type Statement = (value: string) => string;
/** A text in which quotation marks are doubled. */
export const bound: Statement = (value) => value.replaceAll("'", "''");
/** Only the digits in front. */
export const digits: Statement = (value) => String(Number.parseInt(value, 10) || 0);

/** Shows what was found, and what the database complains about. */
export const talking =
  (statement: Statement, flavour: Flavour): PairAnswer =>
  (value) => {
    const { rows, error } = askDatabase(statement(value), flavour);
    if (error !== null) return { status: 500, type: 'text/plain', body: error };
    return html(rows > 0 ? '<p>A lamp, 20 euros.</p>' : '<p>There is none.</p>');
  };

/** Says nothing of errors: it shows what it found, or its own words. */
export const quiet =
  (statement: Statement, flavour: Flavour = 'SQLite', onError: SitePage = html('<p>There is none.</p>')): PairAnswer =>
  (value) => {
    const { rows, error } = askDatabase(statement(value), flavour);
    if (error !== null) return onError;
    return html(rows > 0 ? '<p>A lamp, 20 euros.</p>' : '<p>There is none.</p>');
  };

/** Shows the same whatever was found, but waits as long as the database does. */
export const waiting =
  (statement: Statement, flavour: Flavour): PairAnswer =>
  async (value, { wait }) => {
    await wait(askDatabase(statement(value), flavour).seconds);
    return html('<p>It was noted.</p>');
  };

/** Repeats what was asked beside words that databases complain with. */
export const lesson: PairAnswer = (value) =>
  html(
    `<p>${escaped(value)}: "You have an error in your SQL syntax", ORA-01756 and "syntax error at or near" explained</p>`,
  );
/** A page of the site’s own for everything that goes wrong. */
export const FAILED: SitePage = { ...html('<p>Something went wrong.</p>'), status: 500 };

/** A text within single quotation marks. */
export const byName: Statement = (v) => `SELECT * FROM things WHERE name = '${v}'`;
/** A number by itself. */
export const byNumber: Statement = (v) => `SELECT * FROM things WHERE number = ${v}`;
/** A part of a pattern. */
export const byPattern: Statement = (v) => `SELECT * FROM things WHERE name LIKE '%${v}%'`;
/** The statement, with the value made harmless first. */
export const after =
  (clean: Statement, statement: Statement): Statement =>
  (value) =>
    statement(clean(value));

/** A statement that complains, beside one that gets its value apart. */
export const row = (
  context: string,
  path: string,
  parameter: string,
  original: string,
  statement: Statement,
  flavour: Flavour,
  clean = bound,
): PairRow => [
  context,
  path,
  parameter,
  original,
  talking(statement, flavour),
  talking(after(clean, statement), flavour),
];

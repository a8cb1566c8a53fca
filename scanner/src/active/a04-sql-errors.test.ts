import { expect, test } from 'vitest';
import { type Answer, escaped, hasQuote, html, MYSQL_ERROR, valueIn } from '../../testing/answers.ts';
import { tryProgram } from '../../testing/try-program.ts';
import { checkSqlErrors } from './a04-sql-errors.ts';

test.each<[string, Answer, string | null]>([
  ['MySQL', (value) => html(hasQuote(value) ? MYSQL_ERROR : 'An item'), 'MySQL'],
  [
    'PostgreSQL that repeats',
    (value) => html(hasQuote(value) ? `unterminated quoted string at or near "${value}` : 'x'),
    'PostgreSQL',
  ],
  ['Oracle', (value) => html(hasQuote(value) ? 'ORA-01756: quoted string not properly terminated' : 'x'), 'Oracle'],
  ['an error that is always there', () => html(MYSQL_ERROR), null],
  ['an error for every word', (value) => html(value === 'shoes' ? 'x' : MYSQL_ERROR), null],
  ['a shell', (value) => html(hasQuote(value) ? 'sh: Syntax error: Unterminated quoted string' : 'x'), null],
  ['words about SQL', (value) => html(`${escaped(value)} SQL syntax error near ORA-00933`), null],
  ['a refusal', (value) => (hasQuote(value) ? { status: 403, body: 'Blocked' } : html('x')), null],
])('a quotation mark and %s', async (_, answer, database) => {
  const { findings } = await tryProgram(checkSqlErrors, (url) => answer(valueIn(url)));
  expect(findings.map(({ facts }) => facts.database)).toEqual(database === null ? [] : [database]);
});

test('an error that comes once only is not reported', async () => {
  let errors = 0;
  const { variants } = await tryProgram(checkSqlErrors, (url) => {
    if (!hasQuote(valueIn(url)) || errors > 0) return html('x');
    errors += 1;
    return html(MYSQL_ERROR);
  });
  expect(variants).toEqual([]);
});

test.each<[string, Answer, string | null]>([
  [
    'SQLite beside a number',
    (value) => html(/^\d+$/.test(value) ? 'x' : `sqlite3.OperationalError: unrecognized token: "${value}"`),
    'SQLite',
  ],
  [
    'PostgreSQL within quotation marks',
    (value) => html(hasQuote(value) ? 'ERROR: unterminated quoted identifier at or near ""' : 'x'),
    'PostgreSQL',
  ],
])('%s is noticed on a number', async (_, answer, database) => {
  // The plain word leads to no error of the statement's form, but to "no such column".
  const { findings } = await tryProgram(
    checkSqlErrors,
    (url) => (valueIn(url).startsWith('zq') ? html('no such column') : answer(valueIn(url))),
    '1',
  );
  expect(findings.map(({ facts }) => facts.database)).toEqual([database]);
});

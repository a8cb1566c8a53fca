import { expect, test } from 'vitest';
import { type Answer, escaped, hasQuote, html, MYSQL_ERROR, valueIn } from '../../../testing/answers.ts';
import { findThing } from '../../../testing/shop-database.ts';
import { tryProgram } from '../../../testing/try-program.ts';
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

/** What drivers pass on, as a program's own text and within JSON. */
test.each([
  ['pg (Node.js)', 'error: syntax error at or near "lamp"', 'PostgreSQL'],
  ['pq (Go)', 'pq: unterminated quoted string at or near "\'"', 'PostgreSQL'],
  ['sqlx (Rust)', 'error returned from database: syntax error at or near "lamp"', 'PostgreSQL'],
  ['psycopg (Python)', 'psycopg.errors.SyntaxError: syntax error at end of input', 'PostgreSQL'],
  ['node:sqlite', 'unrecognized token: "\'"', 'SQLite'],
  ['better-sqlite3', 'SqliteError: near "lamp": syntax error', 'SQLite'],
  ['rusqlite (Rust)', 'near "lamp": syntax error in SELECT * FROM a WHERE b = at offset 28', 'SQLite'],
  ['modernc (Go)', 'SQL logic error: near "lamp": syntax error (1)', 'SQLite'],
  ['mysql2 (Node.js)', '{"code":"ER_PARSE_ERROR","errno":1064}', 'MySQL'],
  ['go-sql-driver (Go)', 'Error 1064 (42000): You have an error', 'MySQL'],
  ['mysql-connector (Python)', 'mysql.connector.errors.ProgrammingError: 1064 (42000): You have', 'MySQL'],
  ['mssql (Node.js)', "RequestError: Incorrect syntax near 'lamp'.", 'Microsoft SQL Server'],
  ['go-mssqldb (Go)', "mssql: Incorrect syntax near 'lamp'.", 'Microsoft SQL Server'],
  ['tiberius (Rust)', "Token error: 'Incorrect syntax near 'lamp'.' on server db", 'Microsoft SQL Server'],
  ['PDO (PHP)', 'SQLSTATE[42000]: Syntax error or access violation: 1064 You have an error', 'MySQL'],
  ['pg_query (PHP)', 'pg_query(): Query failed: ERROR:  unterminated quoted string at or near "\'"', 'PostgreSQL'],
  ['SQLite3 (PHP)', 'SQLite3::query(): Unable to prepare statement: near "lamp": syntax error', 'SQLite'],
  [
    'sqlsrv (PHP)',
    "[Microsoft][ODBC Driver 18 for SQL Server][SQL Server]Incorrect syntax near 'lamp'.",
    'Microsoft SQL Server',
  ],
  [
    'SqlClient (.NET)',
    "Microsoft.Data.SqlClient.SqlException (0x80131904): Incorrect syntax near 'lamp'.",
    'Microsoft SQL Server',
  ],
  ['Npgsql (.NET)', 'Npgsql.PostgresException (0x80004005): 42601: syntax error at or near "lamp"', 'PostgreSQL'],
  ['Microsoft.Data.Sqlite (.NET)', 'SQLite Error 1: \'near "lamp": syntax error\'.', 'SQLite'],
  ['OleDb (.NET)', "Syntax error in date in query expression '#2024-01-01'", 'Microsoft Access'],
  [
    'mssql-jdbc (Java)',
    "com.microsoft.sqlserver.jdbc.SQLServerException: Incorrect syntax near 'lamp'.",
    'Microsoft SQL Server',
  ],
  ['pgjdbc (Java)', 'org.postgresql.util.PSQLException: ERROR: syntax error at or near "lamp"', 'PostgreSQL'],
  [
    'Derby (Java)',
    'java.sql.SQLSyntaxErrorException: Syntax error: Encountered "lamp" at line 1, column 40.',
    'Apache Derby',
  ],
  ['HSQLDB (Java)', 'java.sql.SQLSyntaxErrorException: unexpected token: LAMP in statement', 'HSQLDB'],
  ['H2 (Java)', 'Syntax error in SQL statement "SELECT * FROM a WHERE b = \'x\'[*]"; SQL statement:', 'H2'],
  ['Jaybird (Java)', 'Dynamic SQL Error; SQL error code = -104; Token unknown', 'Firebird'],
  ['pgx on CockroachDB (Go)', 'ERROR: at or near "lamp": syntax error (SQLSTATE 42601)', 'CockroachDB'],
  ['duckdb (Python)', 'duckdb.ParserException: Parser Error: syntax error at or near "lamp"', 'DuckDB'],
])('the driver %s is known', async (_, message, database) => {
  for (const body of [message, JSON.stringify({ error: message })]) {
    const answer = (value: string) => (hasQuote(value) ? { status: 500, body } : html('x'));
    const { findings } = await tryProgram(checkSqlErrors, (url) => answer(valueIn(url)));
    expect(findings.map(({ facts }) => facts.database)).toEqual([database]);
    // The same words on every page prove nothing.
    const always = await tryProgram(checkSqlErrors, () => ({ status: 200, body }));
    expect(always.findings).toEqual([]);
  }
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

test.each([
  ['beside a number', '7', (value: string) => `number = ${value}`],
  ['within quotation marks', 'lamp', (value: string) => `name = '${value}'`],
  ['within double quotation marks', 'lamp', (value: string) => `name = "${value}"`],
  ['in a search', 'lamp', (value: string) => `name LIKE '%${value}%' AND number > 0`],
  ['in a list', '7', (value: string) => `number IN (1, ${value})`],
])('a real database complains of signs %s', async (_, original, condition) => {
  const { findings } = await tryProgram(
    checkSqlErrors,
    (url) => {
      const { error, isThere } = findThing(condition(valueIn(url)));
      return html(error === null ? (isThere ? 'A lamp' : 'None') : `sqlite3.OperationalError: ${error}`);
    },
    original,
  );
  expect(findings.map(({ facts }) => facts.database)).toEqual(['SQLite']);
});

test('PostgreSQL takes double quotation marks for a name', async () => {
  const { findings } = await tryProgram(checkSqlErrors, (url) =>
    html(hasQuote(valueIn(url)) ? 'ERROR: unterminated quoted identifier at or near ""' : 'x'),
  );
  expect(findings.map(({ facts }) => facts.database)).toEqual(['PostgreSQL']);
});

import { DatabaseSync } from 'node:sqlite';

/** Whose words and grammar a statement is read in. The statement itself is carried out by SQLite. */
export type Flavour = 'MySQL' | 'PostgreSQL' | 'Microsoft SQL Server' | 'Oracle' | 'SQLite';

/** What the database says: how many rows, or which error, and how long it was asked to wait (s). */
export type Outcome = { readonly rows: number; readonly error: string | null; readonly seconds: number };

const database = new DatabaseSync(':memory:', { enableDoubleQuotedStringLiterals: true });
database.exec(`
  CREATE TABLE things (number INTEGER, code TEXT, name TEXT);
  CREATE TABLE DUAL (x TEXT);
  INSERT INTO things VALUES (7, '7', 'lamp'), (8, '8', 'table');
`);
for (const name of ['SLEEP', 'PG_SLEEP', 'BENCHMARK'])
  database.function(name, { varargs: true, deterministic: false }, () => 0);
database.function('RECEIVE_MESSAGE', { varargs: true }, () => 1);

const LONGEST_WAIT = 8;

/** A hash outside of texts, to the end of its line. */
const COMMENT = /^((?:[^#'"]|'[^']*'|"[^"]*")*)#.*$/m;

/**
 * Carries a statement out that only reads. Waits are not carried out here but told: other databases evaluate a wait that depends
 * on no row once, whether a row matches or not, which SQLite would leave out.
 */
export function askDatabase(statement: string, flavour: Flavour = 'SQLite'): Outcome {
  // MySQL takes a hash for the start of a comment, and text within double quotation marks for a text.
  const plain = flavour === 'MySQL' ? statement.replace(COMMENT, '$1') : statement;
  const read = plain.replaceAll(/DBMS_PIPE\./gi, '');
  try {
    const rows = database.prepare(read).all().length;
    return { rows, error: null, seconds: waitIn(read, flavour) };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { rows: 0, error: worded(said, flavour), seconds: 0 };
  }
}

const WAITS: Readonly<Record<Flavour, RegExp | null>> = {
  MySQL: /\bSLEEP\s*\(\s*(\d+)/i,
  PostgreSQL: /\bPG_SLEEP\s*\(\s*(\d+)/i,
  Oracle: /\bRECEIVE_MESSAGE\s*\(\s*''\s*,\s*(\d+)/i,
  'Microsoft SQL Server': null,
  SQLite: null,
};

function waitIn(statement: string, flavour: Flavour): number {
  const code = statement.replace(/'(?:[^']|'')*'/g, "''").replace(/--.*$/m, '');
  const shape = WAITS[flavour];
  return Math.min(LONGEST_WAIT, Number(shape?.exec(code)?.[1] ?? 0));
}

const UNKNOWN_COLUMN: Readonly<Record<Flavour, (name: string) => string>> = {
  MySQL: (name) => `Unknown column '${name}' in 'where clause'`,
  PostgreSQL: (name) => `ERROR:  column "${name}" does not exist`,
  'Microsoft SQL Server': (name) => `Invalid column name '${name}'.`,
  Oracle: (name) => `ORA-00904: "${name}": invalid identifier`,
  SQLite: (name) => `SQLITE_ERROR: no such column: ${name}`,
};

/** The complaint as that database words it. */
function worded(said: string, flavour: Flavour): string {
  const column = /no such column: (.*)$/.exec(said)?.[1];
  if (column !== undefined) return UNKNOWN_COLUMN[flavour](column);
  const near = /near "([^"]*)"/.exec(said)?.[1] ?? '';
  switch (flavour) {
    case 'MySQL':
      return `You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near '${near}' at line 1`;
    case 'PostgreSQL':
      return /unrecognized/.test(said)
        ? `ERROR:  unterminated quoted string at or near "'"`
        : `ERROR:  syntax error at or near "${near}"`;
    case 'Microsoft SQL Server':
      return /unrecognized/.test(said)
        ? "Unclosed quotation mark after the character string ''."
        : `[Microsoft][ODBC SQL Server Driver][SQL Server]Incorrect syntax near '${near}'.`;
    case 'Oracle':
      return /unrecognized/.test(said)
        ? 'ORA-01756: quoted string not properly terminated'
        : 'ORA-00933: SQL command not properly ended';
    case 'SQLite':
      return `SQLITE_ERROR: ${said}`;
  }
}

import type { ErrorShape } from './error-by-input.ts';

/**
 * Messages that a database writes about a statement it cannot read, and nothing else does. A shell also says
 * "Unterminated quoted string", so the words that surround it count too. Drivers of Node.js, Go, Rust, Python, PHP, .NET and Java pass the
 * database's own words on, most of them with a prefix; within JSON, quotation marks have a backslash.
 */
export const SQL_ERRORS: readonly ErrorShape[] = [
  ['MySQL', /You have an error in your SQL syntax; check the manual that corresponds to your (?:MySQL|MariaDB) server/],
  ['MySQL', /SQLSTATE\[42000\](?:: Syntax error or access violation)?:? ?\[?1064\b/],
  ['MySQL', /\bER_PARSE_ERROR\b|\bError 1064(?: \(42000\))?: |(?:ProgrammingError|MySqlError)[^\n]{0,60}\b1064\b/],
  ['DuckDB', /Parser Error: (?:syntax error at or near|unterminated quoted string)/],
  ['PostgreSQL', /unterminated quoted (?:string|identifier) at or near \\?["&]/],
  // pg and Prisma (Node.js), pq and pgx (Go), sqlx and tokio-postgres (Rust), psycopg (Python).
  ['PostgreSQL', /\bsyntax error at (?:or near \\?["&]|end of input)/],
  ['PostgreSQL', /ERROR:\s+syntax error at or near ["&]|SQLSTATE\[42601\]|\bPG::SyntaxError\b/],
  ['Microsoft SQL Server', /Unclosed quotation mark (?:after|before) the character string/],
  ['Microsoft SQL Server', /\[SQL Server\]\s*Incorrect syntax near|SqlException[^\n]{0,80}Incorrect syntax near/],
  // mssql and tedious (Node.js), go-mssqldb (Go), tiberius (Rust), pymssql (Python).
  [
    'Microsoft SQL Server',
    /(?:\bRequestError|\bEREQUEST|\bmssql|\bToken error|\bDB-Lib error|\bProgrammingError)[^\n]{0,200}?Incorrect syntax near/,
  ],
  ['Microsoft SQL Server', /Incorrect syntax near[^\n]{0,200}?\bEREQUEST\b/],
  // The JDBC driver (Java) and sqlsrv (PHP).
  ['Microsoft SQL Server', /SQLServerException[^\n]{0,80}Incorrect syntax near|\[SQL Server\]Incorrect syntax near/],
  ['Oracle', /\bORA-(?:00907|00921|00933|00936|01740|01756|03048|03049): /],
  ['SQLite', /SQLite3::SQLException: |sqlite3\.OperationalError: (?:near|unrecognized token)/],
  [
    'SQLite',
    /SQLITE_ERROR: (?:near|unrecognized token)|SQLSTATE\[HY000\]: General error: 1 (?:near|unrecognized token)/,
  ],
  ['CockroachDB', /\bat or near \\?["&][^\n]{0,200}?: syntax error\b/],
  // node:sqlite, better-sqlite3, go-sqlite3, rusqlite and sqlx write the library's own words.
  ['SQLite', /\bnear \\?["&][^\n]{0,200}?: syntax error\b|\bunrecognized token: \\?["&]/],
  ['IBM Db2', /\bSQL0010N\b|DB2 SQL Error: SQLCODE=-(?:10|104|204), SQLSTATE=42/],
  [
    'Microsoft Access',
    /Syntax error (?:in (?:string|date|number) )?(?:\(missing operator\) )?in query expression ['&]/,
  ],
  ['H2', /org\.h2\.jdbc\.JdbcSQLSyntaxErrorException|Syntax error in SQL statement \\?["&][^\n]{0,400}?\[\*\]/],
  // Databases within Java programs.
  [
    'Apache Derby',
    /Syntax error: Encountered \\?["&][^\n]{0,100}? at line \d+, column \d+|Lexical error at line \d+, column/,
  ],
  [
    'HSQLDB',
    /\borg\.hsqldb\.HsqlException|SQLSyntaxErrorException: (?:unexpected token|malformed string|unexpected end of)/,
  ],
  ['Firebird', /Dynamic SQL Error[\s\S]{0,60}?SQL error code = -104/],
  ['Sybase', /Sybase message: [^\n]{0,120}syntax|\bSQLAnywhereException|com\.sybase\.jdbc\d?\.[\w.]*Exception/],
  ['ClickHouse', /DB::Exception: (?:Syntax error: failed at position|Single quoted string is not closed)/],
  ['Informix', /\[Informix\][^\n]{0,120}(?:syntax error|Found a quote)/i],
];

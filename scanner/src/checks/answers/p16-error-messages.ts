import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { PageCheck } from '../page-check.ts';

type Shape = {
  readonly variant: 'stack-trace' | 'database-error' | 'error-message' | 'debug-page';
  readonly technology: string;
  readonly shape: RegExp;
};

/** Texts that only the named software writes; the more telling kind first. */
const SHAPES: readonly Shape[] = [
  {
    variant: 'debug-page',
    technology: 'Django',
    shape: /You're seeing this error because you have <code>DEBUG = True<\/code>/,
  },
  {
    variant: 'debug-page',
    technology: 'Laravel',
    shape: /<title>[^<]*<\/title>[\s\S]*(?:Whoops, looks like something went wrong|Illuminate\\)/,
  },
  { variant: 'debug-page', technology: 'Symfony', shape: /<title>[^<]*Symfony[^<]*Exception|sf-dump|Symfony Profiler/ },
  {
    variant: 'debug-page',
    technology: 'Werkzeug',
    shape: /Werkzeug Debugger<\/title>|The debugger caught an exception in your WSGI application/,
  },
  {
    variant: 'debug-page',
    technology: 'ASP.NET',
    shape: /<title>Runtime Error<\/title>[\s\S]*customErrors|Server Error in '[^']*' Application/,
  },
  {
    variant: 'stack-trace',
    technology: 'Java',
    shape: /^[ \t]*at (?:[a-z_]\w*\.)+[A-Z][\w$]*\.[\w$<>]+\([\w$]+\.java:\d+\)/m,
  },
  {
    variant: 'stack-trace',
    technology: 'Python',
    shape: /Traceback \(most recent call last\):\s+File "[^"]+", line \d+/,
  },
  {
    variant: 'stack-trace',
    technology: 'Node.js',
    shape: /^[ \t]*at [^\n(]{0,120}\((?:node:internal|\/|[A-Z]:\\)[^\n)]+:\d+:\d+\)/m,
  },
  { variant: 'stack-trace', technology: 'Ruby', shape: /^[^\s<]+\.rb:\d+:in [`'][^']+'/m },
  { variant: 'stack-trace', technology: '.NET', shape: /^[ \t]*at [\w.]+\([^)]*\) in [A-Z]:\\[^\n]+:line \d+/m },
  {
    variant: 'database-error',
    technology: 'MySQL',
    shape:
      /You have an error in your SQL syntax; check the manual|mysqli?_(?:fetch|query|num_rows)\w*\(\)|SQLSTATE\[(?:42|HY)\w{3}\]/,
  },
  {
    variant: 'database-error',
    technology: 'PostgreSQL',
    shape: /PG::\w+Error|pg_query\(\): Query failed|ERROR:\s+syntax error at or near "/,
  },
  {
    variant: 'database-error',
    technology: 'Microsoft SQL Server',
    shape: /Microsoft OLE DB Provider for (?:ODBC|SQL Server)|Unclosed quotation mark after the character string/,
  },
  { variant: 'database-error', technology: 'Oracle', shape: /\bORA-\d{5}: / },
  {
    variant: 'database-error',
    technology: 'SQLite',
    shape: /SQLite3::(?:SQLException|query)|sqlite3\.OperationalError/,
  },
  {
    variant: 'error-message',
    technology: 'PHP',
    shape:
      /<b>(?:Warning|Notice|Fatal error|Parse error|Deprecated)<\/b>:\s[\s\S]{1,400}? in <b>[^<]+<\/b> on line <b>\d+<\/b>/,
  },
  {
    variant: 'error-message',
    technology: 'PHP',
    shape: /^PHP (?:Warning|Notice|Fatal error|Parse error): .+ in \/\S+ on line \d+/m,
  },
];

/** P16: an error message or stack trace shows how the site is built. One finding a page, the most telling. */
export const checkErrorMessages: PageCheck = (view, report) => {
  if (view.text === '' || /javascript/.test(view.header('content-type') ?? '')) return;
  for (const { variant, technology, shape } of SHAPES) {
    const proof = shape.exec(view.text)?.[0];
    if (proof === undefined) continue;
    report('P16', variant, {
      url: view.exchange.url,
      exchange: view.exchange,
      place: 'path',
      subject: technology,
      proof,
      facts: { path: view.url.pathname, technology },
      note: noted('errorMessage', { technology }),
    });
    return;
  }
};

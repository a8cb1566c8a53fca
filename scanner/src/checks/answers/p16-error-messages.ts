import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { SQL_ERRORS } from '../../active/sql-errors.ts';
import type { PageCheck, PageView } from '../page-check.ts';
import { textOutsideCode } from '../text-outside-code.ts';

type Shape = {
  readonly variant: 'stack-trace' | 'database-error' | 'error-message' | 'debug-page';
  readonly technology: string;
  readonly shape: RegExp;
  /** Manuals show it as well, so it counts in answers that are errors alone. */
  readonly inErrorsOnly?: true;
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
  {
    variant: 'stack-trace',
    technology: '.NET',
    shape: /^[ \t]*at [\w.`<>[\]]+\([^)]*\) in (?:[A-Z]:\\|\/)[^\n]+:line \d+/m,
  },
  {
    variant: 'stack-trace',
    technology: 'Node.js',
    shape:
      /^[ \t]*at (?:async )?(?:[^\n(]{1,120} \()?(?:file:\/\/\/|\/|[A-Z]:\\)[^\n():]+\.(?:[cm]?[jt]s|tsx|jsx):\d+:\d+\)?$/m,
    inErrorsOnly: true,
  },
  {
    variant: 'stack-trace',
    technology: 'Go',
    shape: /^goroutine \d+ \[running\]:\n[\s\S]{1,2000}?\.go:\d+ \+0x[0-9a-f]+/m,
    inErrorsOnly: true,
  },
  {
    variant: 'stack-trace',
    technology: 'Rust',
    shape: /^thread '[^'\n]+' panicked at [^\n]{0,300}?\.rs:\d+:\d+/m,
    inErrorsOnly: true,
  },
  {
    variant: 'stack-trace',
    technology: 'PHP',
    shape: /"exception"\s*:\s*"[^"]+"\s*,\s*"file"\s*:\s*"[^"]+\.php"\s*,\s*"line"\s*:\s*\d+\s*,\s*"trace"\s*:\s*\[/,
    inErrorsOnly: true,
  },
  ...SQL_ERRORS.map(([technology, shape]) => ({
    variant: 'database-error' as const,
    technology,
    shape,
    inErrorsOnly: true as const,
  })),
  {
    variant: 'database-error',
    technology: 'MySQL',
    shape:
      /You have an error in your SQL syntax; check the manual that corresponds to|mysqli?_(?:fetch|query|num_rows)\w*\(\)|SQLSTATE\[(?:42|HY)\w{3}\]/,
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
    shape: /SQLite3::(?:SQLException|query)|sqlite3\.OperationalError: \w/,
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

/** So much text beside it makes a page one that people read; pages of errors are short. */
const LONG_TEXT = 3_000;

/** Whether a page that is no error is a long one that shows the message as code, as manuals do. */
function isTalkedAbout({ page, text }: PageView, shape: RegExp): boolean {
  if (page === null || text.length < LONG_TEXT) return false;
  const words = textOutsideCode(text);
  return words.length >= LONG_TEXT && !shape.test(words);
}

/** Whether a page that is no error holds messages of two databases: it tells of them, since a program asks one. */
const tellsOfSeveral = (text: string): boolean =>
  new Set(
    SHAPES.filter(({ variant, shape }) => variant === 'database-error' && shape.test(text)).map(
      ({ technology }) => technology,
    ),
  ).size > 1;

/** The texts within JSON, one line each, so that traces in them read as they were written; null for anything else. */
function textsInJson(text: string): string | null {
  try {
    const texts: string[] = [];
    JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    return texts.join('\n');
  } catch {
    // Cut off, or no JSON after all.
    return null;
  }
}

/** The page as it reads where line breaks, blanks and quotation marks were written as markup. */
const linesOf = (text: string): string =>
  text
    .replace(/<br ?\/?>/gi, '\n')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&quot;|&#0?34;/g, '"')
    .replace(/&#0?39;|&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** The same with line breaks of markup; null where there are none, or where people may have written them: on long pages that are no error. */
function brokenIntoLines({ page, text }: PageView, isError: boolean): string | null {
  if (page === null || !/<br ?\/?>/i.test(text) || (!isError && text.length >= LONG_TEXT)) return null;
  return linesOf(text);
}

/** A line of it that stands in the page as it is, so that evidence can be cut around it. */
const standingIn = (text: string, found: string): string =>
  found
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line.length > 5 && text.includes(line)) ?? found;

/** P16: an error message or stack trace, as text or within JSON, shows how the site is built. One finding a page, the most telling. */
export const checkErrorMessages: PageCheck = (view, report) => {
  const type = view.header('content-type') ?? '';
  if (view.text === '' || /javascript/.test(type)) return;
  const isError = view.exchange.status >= 400;
  const within = isError && /json/.test(type) ? textsInJson(view.text) : null;
  const lines = brokenIntoLines(view, isError);
  for (const { variant, technology, shape, inErrorsOnly } of SHAPES) {
    if (inErrorsOnly === true && !isError) continue;
    const written = shape.exec(view.text)?.[0];
    const quoted = within === null ? undefined : shape.exec(within)?.[0];
    const broken = written === undefined && lines !== null ? shape.exec(lines)?.[0] : undefined;
    const proof =
      written ??
      (quoted === undefined ? undefined : JSON.stringify(quoted).slice(1, -1)) ??
      (broken === undefined ? undefined : standingIn(view.text, broken));
    if (proof === undefined || (!isError && isTalkedAbout(view, shape))) continue;
    if (!isError && variant === 'database-error' && tellsOfSeveral(view.text)) return;
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

import { expect, test } from 'vitest';
import { collectFindings } from '../../../testing/collect-findings.ts';
import { exchangeOf } from '../../../testing/exchange-of.ts';
import { viewOf } from '../page-check.ts';
import { checkErrorMessages } from './p16-error-messages.ts';

function seen(body: string, status: number, type = 'application/json'): string[] {
  const { report, findings } = collectFindings();
  const exchange = { ...exchangeOf(body, { 'content-type': type }), status };
  checkErrorMessages(viewOf(exchange, 0), report);
  return findings().map(({ variant, facts }) => `${variant} ${facts.technology}`);
}

const NODE = 'TypeError: x\n    at total (/srv/cart.js:42:7)';
const ESM = 'Error: x\n    at async file:///srv/app/cart.mjs:42:7\n    at b';

test.each([
  ['Node.js', { message: 'x', stack: NODE }, 'stack-trace Node.js'],
  ['Node.js, modules', { stack: ESM }, 'stack-trace Node.js'],
  ['Node.js, line by line', { stack: NODE.split('\n') }, 'stack-trace Node.js'],
  ['Java', { trace: 'java.lang.X: y\n\tat com.shop.Cart.total(Cart.java:42)' }, 'stack-trace Java'],
  ['Python', { detail: 'Traceback (most recent call last):\n  File "/srv/a.py", line 4, in b' }, 'stack-trace Python'],
  ['.NET', { stackTrace: '   at Shop.Cart.Total(Int32 id) in /src/Cart.cs:line 42' }, 'stack-trace .NET'],
  ['Go', { error: 'goroutine 1 [running]:\nmain.a(0x1)\n\t/app/main.go:12 +0x1b' }, 'stack-trace Go'],
  ['Rust', { error: "thread 'main' panicked at src/main.rs:10:5:\nx" }, 'stack-trace Rust'],
  ['PHP', { message: 'x', exception: 'Error', file: '/a/b.php', line: 3, trace: [] }, 'stack-trace PHP'],
  ['a driver of PostgreSQL', { error: 'syntax error at or near "x"', code: '42601' }, 'database-error PostgreSQL'],
  ['a driver of SQLite', { error: 'near "x": syntax error' }, 'database-error SQLite'],
])('an error in JSON shows %s', (_, body, expected) => {
  expect(seen(JSON.stringify(body), 500)).toEqual([expected]);
});

test('an error that tells nothing is fine, and so is a log in an answer that did not fail', () => {
  expect(seen('{"error":"Something went wrong.","at":"/cart:42:7"}', 500)).toEqual([]);
  expect(seen('{"stack":"full","line":3}', 500)).toEqual([]);
  expect(seen(JSON.stringify({ log: ESM }), 200)).toEqual([]);
});

const TRACE = 'Traceback (most recent call last):\n  File "a.py", line 4, in b';
const WORDS = `<p>${'How errors are read, line by line. '.repeat(120)}</p>`;

test('a manual may show an error as code; a page that breaks off with one may not', () => {
  expect(seen(`${WORDS}<pre>${TRACE}</pre>`, 200, 'text/html')).toEqual([]);
  expect(seen(`<pre>${TRACE}</pre>`, 200, 'text/html')).toEqual(['stack-trace Python']);
  expect(seen(`${WORDS}${TRACE}`, 200, 'text/html')).toEqual(['stack-trace Python']);
  expect(seen(`${WORDS}<pre>${TRACE}</pre>`, 500, 'text/html')).toEqual(['stack-trace Python']);
  expect(seen('<a href="#x">sqlite3.OperationalError</a>', 200, 'text/html')).toEqual([]);
});

test('a trace whose lines are broken by markup is one; a long page on which people broke their lines is not', () => {
  const inMarkup = (trace: string) =>
    `<p>Failed.</p>${trace.replaceAll('"', '&quot;').replaceAll('  ', '&nbsp;&nbsp;').replaceAll('\n', '<br />')}`;
  expect(seen(inMarkup(TRACE), 500, 'text/html')).toEqual(['stack-trace Python']);
  expect(seen(inMarkup(NODE), 200, 'text/html')).toEqual(['stack-trace Node.js']);
  expect(seen(inMarkup('java.lang.X: y\nat com.shop.Cart.total(Cart.java:42)'), 500, 'text/html')).toEqual([
    'stack-trace Java',
  ]);
  expect(seen(WORDS + inMarkup(NODE), 200, 'text/html')).toEqual([]);
});

import { expect, test } from 'vitest';
import { collectFindings } from '../../testing/collect-findings.ts';
import { exchangeOf } from '../../testing/exchange-of.ts';
import { htmlPage, type SitePage } from '../../testing/site-page.ts';
import { tryProgram } from '../../testing/try-program.ts';
import { checkReflectedScripts } from './a01-reflected-scripts.ts';
import { checkSqlErrors } from './a04-sql-errors.ts';
import { checkPathTraversal } from './a10-path-traversal.ts';
import { checkOpenRedirect } from './a12-open-redirect.ts';
import { checkResponseSplitting } from './a13-response-splitting.ts';
import { checkAllowedMethods, checkTrace } from './a16-methods.ts';
import type { ActiveCheck } from './active-check.ts';
import { MOST_PROBES } from './probe.ts';

type Answer = (value: string) => SitePage;
const valueIn = (url: URL, name = 'p') => url.searchParams.get(name) ?? '';
const html = (body: string): SitePage => ({ body: htmlPage('Page', body) });
const noTags = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escaped = (text: string) =>
  noTags(text.replaceAll('&', '&amp;')).replaceAll('"', '&quot;').replaceAll("'", '&#39;');

test.each<[string, Answer, boolean]>([
  ['in text', (value) => html(`<p>${value}</p>`), true],
  ['in a title', (value) => ({ body: `<title>${value}</title>` }), true],
  ['in a text field', (value) => html(`<textarea>${value}</textarea>`), true],
  ['in a comment', (value) => html(`<!-- ${value} -->`), true],
  ['in a quoted attribute', (value) => html(`<input value='${noTags(value)}'>`), true],
  ['in a bare attribute', (value) => html(`<input value=${noTags(value)}>`), true],
  ['in a script', (value) => html(`<script>var a = '${noTags(value)}';</script>`), true],
  ['on an error page', (value) => ({ ...html(value), status: 404 }), true],
  ['escaped in text', (value) => html(`<p>${escaped(value)}</p>`), false],
  ['escaped in an attribute', (value) => html(`<input value="${escaped(value)}">`), false],
  ['without tags in text', (value) => html(`<p>${noTags(value)}</p>`), false],
  ['with tags removed', (value) => html(`<p>${value.replace(/[<>"']/g, '')}</p>`), false],
  [
    'in a script, backslashed',
    (value) => html(`<script>var a = "${noTags(JSON.stringify(value).slice(1, -1)).replaceAll("'", "\\'")}";</script>`),
    false,
  ],
  ['in data of a script', (value) => html(`<script type="application/json">{"a":"${noTags(value)}"}</script>`), false],
  ['as plain text', (value) => ({ type: 'text/plain', body: value }), false],
  ['as data', (value) => ({ type: 'application/json', body: JSON.stringify({ value }) }), false],
  ['not at all', () => html('<p>Hello</p>'), false],
])('a word %s', async (_, answer, isFound) => {
  const { variants } = await tryProgram(checkReflectedScripts, (url) => answer(valueIn(url)));
  expect(variants).toEqual(isFound ? ['input-becomes-markup'] : []);
});

const MYSQL = 'You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version';
const hasQuote = (value: string) => /["']/.test(value);

test.each<[string, Answer, string | null]>([
  ['MySQL', (value) => html(hasQuote(value) ? MYSQL : 'An item'), 'MySQL'],
  [
    'PostgreSQL that repeats',
    (value) => html(hasQuote(value) ? `unterminated quoted string at or near "${value}` : 'x'),
    'PostgreSQL',
  ],
  ['Oracle', (value) => html(hasQuote(value) ? 'ORA-01756: quoted string not properly terminated' : 'x'), 'Oracle'],
  ['an error that is always there', () => html(MYSQL), null],
  ['an error for every word', (value) => html(value === 'shoes' ? 'x' : MYSQL), null],
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
    return html(MYSQL);
  });
  expect(variants).toEqual([]);
});

const PASSWD = 'root:x:0:0:root:/root:/bin/sh\nbin:x:1:1:bin:/bin:/sbin/nologin\n';

test.each<[string, Answer, string[]]>([
  ['the file', (value) => ({ body: /^(\.\.\/)+etc\/passwd$/.test(value) ? PASSWD : 'none' }), ['/etc/passwd']],
  [
    'the file of Windows',
    (value) => ({ body: /^(\.\.\\)+windows\\win\.ini$/.test(value) ? '; for 16-bit app support\r\n[fonts]\r\n' : '' }),
    ['win.ini'],
  ],
  ['a page about the file', () => ({ body: `<pre>${PASSWD}</pre>` }), []],
  ['a page about it for every strange path', (value) => ({ body: value.includes('/') ? PASSWD : 'none' }), []],
  ['one line like it', (value) => ({ body: value.includes('passwd') ? 'root:x:0:0 is the first line' : 'none' }), []],
  ['the path itself', (value) => ({ body: `No file ${value}` }), []],
])('a path upwards and %s', async (_, answer, files) => {
  const { findings } = await tryProgram(checkPathTraversal, (url) => answer(valueIn(url)));
  expect(findings.map(({ facts }) => facts.file)).toEqual(files);
});

const to = (location: string): SitePage => ({
  status: 302,
  body: '',
  headers: { location: location.replace(/[\r\n]+/g, '') },
});

test.each<[string, Answer, boolean]>([
  ['to the address', (value) => to(value), true],
  ['to what follows two slashes', (value) => to(value.startsWith('/') ? value : '/'), true],
  ['by a page', (value) => ({ body: `<meta http-equiv="Refresh" content="0;URL='${value}'">` }), true],
  ['to its own pages', (value) => to(/^\/(?!\/)/.test(value) ? value : '/'), false],
  ['to one partner', (value) => to(value.startsWith('https://partner.example/') ? value : '/'), false],
  ['to the sign-in, with the address', (value) => to(`/signin?next=${encodeURIComponent(value)}`), false],
  ['to the address as a path', (value) => to(`/pages/${encodeURIComponent(value)}`), false],
  ['nowhere, but with a link', (value) => html(`<a href="${escaped(value)}">on</a>`), false],
])('a redirect %s', async (_, answer, isFound) => {
  const { variants } = await tryProgram(checkOpenRedirect, (url) => answer(valueIn(url, 'next')), '/about', 'next');
  expect(variants).toEqual(isFound ? ['redirect-to-anywhere'] : []);
});

test('a parameter that has nothing to do with addresses is not tried for redirects', async () => {
  const { sent } = await tryProgram(checkOpenRedirect, () => html('x'), '3', 'page');
  expect(sent.length).toBe(2);
});

test.each<[string, Answer, boolean]>([
  [
    'as it is',
    (value) => {
      const [first = '', second] = value.split('\r\n');
      const [name = '', text = ''] = second?.split(': ') ?? [];
      return { body: 'x', headers: { 'x-language': first, ...(name === '' ? {} : { [name]: text }) } };
    },
    true,
  ],
  ['encoded', (value) => ({ body: 'x', headers: { 'x-language': encodeURIComponent(value) } }), false],
  ['without line breaks', (value) => ({ body: 'x', headers: { 'x-language': value.replace(/[\r\n]/g, '') } }), false],
])('a value in a header, %s', async (_, answer, isFound) => {
  const { variants } = await tryProgram(checkResponseSplitting, (url) => answer(valueIn(url)));
  expect(variants).toEqual(isFound ? ['input-becomes-header'] : []);
});

test('a parameter that is open to everything costs no more than its limit', async () => {
  const all = [checkOpenRedirect, checkResponseSplitting, checkReflectedScripts, checkSqlErrors, checkPathTraversal];
  const everything: Answer = (value) =>
    html(`${value}${hasQuote(value) ? MYSQL : ''}${value.includes('passwd') ? PASSWD : ''}`);
  const { sent, variants } = await tryProgram(
    async (probe) => {
      const found: Awaited<ReturnType<ActiveCheck>>[] = [];
      for (const check of all) found.push(await check(probe));
      return (report) => {
        for (const add of found) add?.(report);
      };
    },
    (url) => everything(valueIn(url)),
  );
  expect(sent.length).toBeLessThanOrEqual(MOST_PROBES);
  expect(variants).toContain('input-becomes-markup');
});

test.each([
  ['message/http', 'x-trace-word: zq1', 200, 1],
  ['text/html', 'x-trace-word: zq1', 200, 0],
  ['message/http', 'nothing', 200, 0],
  ['message/http', 'x-trace-word: zq1', 405, 0],
])('TRACE answered with %s "%s" %i: %i', (type, body, status, count) => {
  const { report, findings } = collectFindings();
  checkTrace(exchangeOf(body, { 'content-type': type }, status), 'zq1', report);
  expect(findings().length).toBe(count);
});

test.each([
  ['GET, PUT, DELETE', 200, 'PUT, DELETE'],
  ['GET,HEAD,POST', 200, undefined],
  ['GET, PUT', 405, undefined],
])('OPTIONS answered with %s %i: %s', (allow, status, methods) => {
  const { report, findings } = collectFindings();
  checkAllowedMethods(exchangeOf('', { allow }, status), report);
  expect(findings()[0]?.facts.methods).toBe(methods);
});

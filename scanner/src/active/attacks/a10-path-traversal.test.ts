import { expect, test } from 'vitest';
import { type Answer, html, valueIn } from '../../../testing/answers.ts';
import type { SitePage } from '../../../testing/site-page.ts';
import { tryProgram } from '../../../testing/try-program.ts';
import { checkPathTraversal } from './a10-path-traversal.ts';

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

const tryFile = (answer: Answer, original = 'terms.txt', parameter = 'file') =>
  tryProgram(checkPathTraversal, (url) => answer(valueIn(url, parameter)), original, parameter, 'normal');
const opens =
  (shown: (text: string) => SitePage): Answer =>
  (value) =>
    /^(?:\.\.\/)+etc\/passwd$/.test(value) ? shown(PASSWD) : { body: value === 'terms.txt' ? 'Terms' : 'none' };

test.each<[string, (text: string) => SitePage]>([
  ['line by line, with an error’s status', (text) => ({ ...html(text.replaceAll('\n', '<br />')), status: 404 })],
  ['as a table', (text) => html(`<table>${text.replace(/(.*)\n/g, '<tr><td>$1</td></tr>')}</table>`)],
  ['within JSON', (text) => ({ type: 'application/json', body: JSON.stringify({ text }).replaceAll('/', '\\/') })],
  ['as base64', (text) => html(`<img src="data:image/png;base64,${Buffer.from(text).toString('base64')}">`)],
])('a file that is shown %s is known, by one spelling', async (_, shown) => {
  const { findings, sent } = await tryFile(opens(shown));
  expect(findings.map(({ facts }) => facts.file)).toEqual(['/etc/passwd']);
  // Its own value, a word, the file, one that is not there, and the file again.
  expect(sent.length).toBe(5);
});

test.each<[string, Answer, RegExp]>([
  ['nothing, whatever is asked for', () => html('A page'), /^(?:terms\.txt|zq\w+|\.\.[/\\].*(?:passwd|win\.ini))$/],
  [
    'where it leads',
    (value) => ({ status: 302, body: '', headers: { location: `/${value}` } }),
    /^(?!.*(?:file:|%2f|\0))/,
  ],
  [
    'a path behind which nothing can begin',
    (value) => ({ status: 500, body: `ENOENT: no such file or directory, open '/srv/docs/${value}.md'` }),
    /^(?!\/etc|file:|C:|php:)(?!.*win\.ini).*$/s,
  ],
  ['Windows', (value) => ({ body: value, headers: { server: 'Microsoft-IIS/10.0' } }), /^(?!.*(?:etc|php:))/],
])('answers that tell of %s decide what is tried', async (_, answer, sendable) => {
  const { sent, variants } = await tryFile(answer);
  expect(variants).toEqual([]);
  for (const value of sent) expect(value).toMatch(sendable);
});

test('of a program’s source, only the start is kept', async () => {
  const source = Buffer.from("<?php $connection = new PDO($where, 'shop', 'hunter-4-secret');").toString('base64');
  const answer: Answer = (value) => ({
    headers: { 'x-powered-by': 'PHP/8.3' },
    body: /^php:\/\/filter\/(?:read=)?convert\.base64-encode\/resource=index\.php$/.test(value)
      ? source
      : value === 'terms.txt'
        ? 'Terms'
        : 'none',
  });
  const { findings, variants } = await tryFile(answer);
  expect(variants).toEqual(['file-of-program']);
  expect(findings[0]?.evidence.response).toContain(source.slice(0, 40));
  expect(findings[0]?.evidence.response).not.toContain(source.slice(0, 44));
});

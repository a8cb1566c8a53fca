import { expect, test } from 'vitest';
import { type Answer, valueIn } from '../../../testing/answers.ts';
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

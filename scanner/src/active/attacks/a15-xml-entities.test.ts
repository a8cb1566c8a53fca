import { expect, test } from 'vitest';
import { type Answer, escaped, html, valueIn } from '../../../testing/answers.ts';
import { tryProgram } from '../../../testing/try-program.ts';
import { checkXmlInput, withEntities } from './a15-xml-entities.ts';

const PASSWD = 'root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\n';
const WIN_INI = '; for 16-bit app support\r\n[fonts]\r\n';
const NOTE = '<?xml version="1.0"?><note><name>lamp</name></note>';

/** What a parser makes of a document; `files` are those that it reads when an entity names them. */
function parsed(document: string, files: Readonly<Record<string, string>>): string {
  const declared = [...document.matchAll(/<!ENTITY (\w+) (SYSTEM )?"([^"]*)">/g)].map(
    ([, name = '', system, value = '']): [string, string] => [
      name,
      system === undefined ? value : (files[value] ?? ''),
    ],
  );
  const entities = new Map(declared);
  const text = document.replace(/^[\s\S]*?\]>/, '').replace(/<[^>]*>/g, '');
  return text.replace(/&(\w+);/g, (_, name: string) => entities.get(name) ?? '');
}
const reads =
  (files: Readonly<Record<string, string>>): Answer =>
  (value) =>
    html(`<pre>${escaped(parsed(value, files))}</pre>`);

test.each<[string, Answer, string[]]>([
  ['that reads files of Linux', reads({ 'file:///etc/passwd': PASSWD }), ['/etc/passwd']],
  ['that reads files of Windows', reads({ 'file:///c:/windows/win.ini': WIN_INI }), ['win.ini']],
  ['that knows the document’s own entities only', reads({}), []],
  ['that knows no entities', (value) => html(`<p>${escaped(value.replace(/<!DOCTYPE[\s\S]*\]>|&\w+;/g, ''))}</p>`), []],
  ['that repeats the document', (value) => html(`<pre>${escaped(value)}</pre>`), []],
  ['that repeats the document raw', (value) => html(value), []],
  [
    'that refuses declarations',
    (value) => (/DOCTYPE/.test(value) ? { status: 400, body: 'DOCTYPE is not allowed' } : html('ok')),
    [],
  ],
  ['that always shows such a file', (value) => html(`<pre>${parsed(value, {})}${PASSWD}</pre>`), []],
])('a program %s', async (_, answer, files) => {
  const { findings } = await tryProgram(checkXmlInput, (url) => answer(valueIn(url)), NOTE, 'p', 'normal');
  expect(findings.map(({ facts }) => facts.file)).toEqual(files);
});

test('an input that holds no XML is not asked', async () => {
  const { sent } = await tryProgram(checkXmlInput, () => html('x'), 'lamp', 'p', 'normal');
  expect(sent.length).toBe(2);
});

test.each([
  ['<a><b>x</b><c>y</c></a>', '<a><b>&a;</b><c>&a;</c></a>'],
  ['<?xml version="1.1"?>\n<!DOCTYPE a [<!ENTITY x "y">]><a>x</a>', '<a>&a;</a>'],
  ['<a/>', '<zq>&a;</zq>'],
])('the text of %s is replaced', (document, body) => {
  expect(withEntities(document, '<!ENTITY a "b">', '&a;')).toBe(
    `<?xml version="1.0"?><!DOCTYPE zq [<!ENTITY a "b">]>${body}`,
  );
});

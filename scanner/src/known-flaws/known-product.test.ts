import { expect, test } from 'vitest';
import { TEST_FLAWS } from '../../testing/known-flaws.ts';
import { literalOf } from './literal-of.ts';
import { readProduct } from './load-products.ts';

const [sound] = TEST_FLAWS.products;
if (sound === undefined) throw new Error('There is one');
const [flaw] = sound.flaws;
const read = (change: object) => () => readProduct('dough-cms.json', JSON.stringify({ ...sound, ...change }));
const tell = { from: 'body', pattern: 'Dough' };

test.each([
  ['another name than its file', { slug: 'other' }, 'holds the product other'],
  ['a field that nobody knows', { payload: 'x' }, 'Unrecognized key: "payload"'],
  ['a way up', { tells: [tell, { ...tell, path: '/a/../b' }] }, 'must not lead upwards'],
  ['an encoded path', { tells: [tell, { ...tell, path: '/%2e%2e/' }] }, 'must be a plain path'],
  [
    'a link that changes something',
    { tells: [tell, { ...tell, path: '/logout' }] },
    'looks like a link that changes something',
  ],
  ['four paths', { tells: ['/a', '/b', '/c', '/d'].map((path) => ({ ...tell, path })) }, 'asks for more than 3 paths'],
  [
    'a pattern that does not compile',
    { tells: [{ ...tell, pattern: 'a[b' }] },
    'The pattern Invalid regular expression',
  ],
  ['a pattern that looks behind', { tells: [{ ...tell, pattern: '(?<=a)b' }] }, 'looks behind'],
  [
    'a pattern with another group',
    { tells: [{ ...tell, pattern: '(?<name>a)b' }] },
    'names a group other than "version": name',
  ],
  ['versions that nothing shows', { tells: [tell] }, 'has versions that no tell shows'],
  [
    'a range that begins after its end',
    { flaws: [{ ...flaw, affected: [{ introduced: '2', fixed: '1' }] }] },
    'begins after its end',
  ],
  [
    'a severity that is not its score’s',
    { flaws: [{ ...flaw, severity: 'critical' }] },
    'has a CVSS that is not of its severity',
  ],
  ['a flaw twice', { flaws: [flaw, flaw] }, 'names a CVE twice'],
])('data with %s is refused, and its file is named', (_, change, message) => {
  expect(read(change)).toThrow('dough-cms.json: ');
  expect(read(change)).toThrow(message);
});

test.each([
  ['/wp-content/plugins/forms/', '/wp-content/plugins/forms/'],
  ['Page (?:generated|made) by Cache', null],
  ['<meta name="x" content="Cache (?<version>\\d{1,3})', '<meta name="x" content="Cache '],
  ['ab?cde\\.js[xyz]{2}more', 'cde.js'],
  ['\\d+', null],
])('what each match of %s holds is %s', (pattern, expected) => {
  expect(literalOf(pattern)).toBe(expected);
});

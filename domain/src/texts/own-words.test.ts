import { expect, test } from 'vitest';
import { compileText } from './compile-text.ts';
import { faultOfWords, namesInMessage } from './own-words.ts';

const names = (text: string) => namesInMessage(compileText('test', text));

test('values and tags are told apart, however deep they stand', () => {
  expect(names('Plain')).toEqual({ values: [], tags: [] });
  expect(names('{count, plural, one {# of {total}} other {<b>{name}</b>}}')).toEqual({
    values: ['count', 'name', 'total'],
    tags: ['b'],
  });
  expect(names('{n, plural, other {<b>#</b>}}')).toEqual({ values: ['n'], tags: ['b'] });
  expect(names('{day, date, long} <link>now</link> {kind, select, a {<i>x</i>} other {}}')).toEqual({
    values: ['day', 'kind'],
    tags: ['i', 'link'],
  });
});

test('own words may say it in any way that fits what the text gets', () => {
  const original = '{count, plural, one {# course} other {# courses}} for {name}: <link>see them</link>';
  expect(faultOfWords(original, 'All courses for {name}: <link>look</link>')).toBeNull();
  expect(faultOfWords(original, '<link>See {count, number} courses</link>')).toBeNull();
});

test.each([
  ['Hello {who}', { kind: 'unknown', names: ['who'] }],
  ['Hello <b>{name}</b>, <link>here</link>', { kind: 'unknown', names: ['b'] }],
  ['Hello {name}', { kind: 'missing-tags', names: ['link'] }],
  ['Hello {name', { kind: 'no-message' }],
  ['<link>Hello', { kind: 'no-message' }],
])('%s is refused', (words, fault) => {
  expect(faultOfWords('Hello {name}, <link>see</link>', words)).toEqual(fault);
});

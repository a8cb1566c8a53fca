import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions.ts';
import { identifyLibraries } from './identify-libraries.ts';

const url = 'https://shop.example/js/app.js';

test.each([
  ['by the file name', { url: 'https://shop.example/js/jquery-1.8.3.min.js', text: null }, 'jquery 1.8.3'],
  [
    'by the address of a network',
    { url: 'https://cdn.example/ajax/libs/jquery/2.1.0/jquery.min.js', text: null },
    'jquery 2.1.0',
  ],
  ['by its text', { url, text: '/*! jQuery v3.4.1 | (c) JS Foundation */' }, 'jquery 3.4.1'],
  ['by its text', { url, text: '/*!\n * Bootstrap v3.3.7 (http://getbootstrap.com)\n' }, 'bootstrap 3.3.7'],
])('a vulnerable library is known %s', (_, script, expected) => {
  const found = identifyLibraries(script).find(({ vulnerabilities }) => vulnerabilities.length > 0);
  expect(`${found?.name} ${found?.version}`).toBe(expected);
});

test('a current version has no published weakness, and other text is no library', () => {
  const [jquery] = identifyLibraries({ url, text: '/*! jQuery v3.7.1 | (c) OpenJS Foundation */' });
  expect(jquery).toMatchObject({ name: 'jquery', version: '3.7.1', vulnerabilities: [] });
  expect(identifyLibraries({ url, text: 'console.log("jQuery 1.8.3 is old")' })).toEqual([]);
});

test.each([
  ['1.9.0', '1.10.0', -1],
  ['1.9', '1.9.0', 0],
  ['3.0.0-beta1', '3.0.0', -1],
  ['4.17.21', '4.17.5', 1],
  ['1.12.4', '1.12.4', 0],
])('%s against %s: %i', (a, b, expected) => {
  expect(Math.sign(compareVersions(a, b))).toBe(expected);
});

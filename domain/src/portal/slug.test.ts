import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

const free = () => false;

test.each([
  ['Plus', 'plus'],
  ['Crème & Co. – Größe', 'creme-co-gro-e'],
  ["Anne's Plan", 'annes-plan'],
  ['株式会社', 'plan'],
])('%j becomes %s', (name, slug) => {
  expect(slugOf(name, 'plan', free)).toBe(slug);
});

test('a number is added where it is taken', () => {
  const taken = new Set(['plus', 'plus-2']);
  expect(slugOf('Plus', 'plan', (slug) => taken.has(slug))).toBe('plus-3');
});

test('every name gives an id that can stand in an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(slugOf(name, 'plan', free)).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$|^[a-z\d][a-z\d-]{0,39}$/);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policySlug } from './policy-slug.ts';

test.each([
  ['Visitors', 'visitors'],
  ['  Gäste & Besucher! ', 'gaste-besucher'],
  ['日本語', 'policy'],
  ['Taken', 'taken-3'],
])('%j has the key %s', (name, slug) => {
  expect(policySlug(name, (one) => ['taken', 'taken-2'].includes(one))).toBe(slug);
});

test('is always a key that addresses and the contract take', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(policySlug(name, () => false)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }),
  );
});

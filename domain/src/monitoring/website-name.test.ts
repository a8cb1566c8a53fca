import fc from 'fast-check';
import { expect, test } from 'vitest';
import { websiteNameProblem } from './website-name.ts';

test('a name is required, blanks alone are none', () => {
  expect(websiteNameProblem('', [])).toBe('missing');
  expect(websiteNameProblem('  \t ', [])).toBe('missing');
});

test('255 characters are the longest, not counting blanks around them', () => {
  expect(websiteNameProblem('x'.repeat(255), [])).toBeNull();
  expect(websiteNameProblem(` ${'x'.repeat(255)} `, [])).toBeNull();
  expect(websiteNameProblem('x'.repeat(256), [])).toBe('too-long');
});

test('a name is unique whatever its case and accents are made of', () => {
  expect(websiteNameProblem('main SITE', ['Shop', 'Main site'])).toBe('taken');
  expect(websiteNameProblem('Cafe\u0301', ['CAFÉ'])).toBe('taken');
  expect(websiteNameProblem('Main site 2', ['Main site'])).toBeNull();
});

test('every name that is there already is taken', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 255 }).filter((name) => name.trim() !== ''),
      (name) => {
        expect(websiteNameProblem(` ${name} `, ['other', name])).toBe('taken');
      },
    ),
  );
});

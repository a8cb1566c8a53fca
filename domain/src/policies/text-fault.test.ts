import { expect, test } from 'vitest';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { sayUnsaid } from '../texts/unsaid.ts';
import { textFault } from './text-fault.ts';

test.each([
  ['no words', ' --- ', 'Please enter some text.'],
  ['too much', 'word '.repeat(20_001), 'This text is too long for one policy.'],
  ['too many lines', 'a\n'.repeat(3000), 'This text has too many lines for one policy.'],
  ['quotes in quotes', `${'> '.repeat(5)}x`, 'This text has too many nested lists or quotes.'],
  ['lists in lists', `a\n${' '.repeat(41)}- x`, 'This text has too many nested lists or quotes.'],
  ['list items', '- - x\n'.repeat(1001), 'This text has too many list items or quotes for one policy.'],
  ['brackets', '[a]('.repeat(501), 'This text has too many links, tables or special characters for one policy.'],
  [
    'places of fields',
    '{{a}}'.repeat(151),
    'This text has too many links, tables or special characters for one policy.',
  ],
])('refuses %s', (_title, text, fault) => {
  const found = textFault(text);
  expect(found && sayUnsaid(sayEnglish, found)).toBe(fault);
});

test('takes what policies are made of', () => {
  const list = '- One\n  - Two\n    1. Three\n       > A quote\n';
  const table = `| Who | What |\n|---|---|\n${'| *Ann* | Locks **the** `door` |\n'.repeat(100)}`;
  expect(textFault(`# A\n\n${list}\n${table}\n[a](https://firm.example)\n`)).toBeNull();
});

import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';
import type { RichText } from './rich-text.ts';

const TEXT: RichText = [
  { kind: 'heading', level: 2, spans: [{ text: 'Update' }] },
  { kind: 'paragraph', spans: [{ text: 'Your ' }, { text: 'firewall', strong: true }, { text: ' is\nold.' }] },
  { kind: 'list', ordered: false, start: 1, items: [[{ kind: 'paragraph', spans: [{ text: 'Ask us' }] }]] },
  { kind: 'table', head: [[{ text: 'A' }]], rows: [[[{ text: 'b' }]]] },
];

test('the words of every kind of block stand in one line', () => {
  expect(plainWords(TEXT, 160)).toBe('Update Your firewall is old. Ask us A b');
});

test('a long text ends after a whole word', () => {
  expect(plainWords(TEXT, 20)).toBe('Update Your…');
  expect(plainWords([], 20)).toBe('');
});

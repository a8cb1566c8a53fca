import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../documents/parse-markdown.ts';
import { compareTexts } from './compare-texts.ts';
import { textUnits } from './text-units.ts';

const compare = (left: string, right: string) => compareTexts(parseMarkdown(left), parseMarkdown(right));

test('marks the words that differ, beside each other, and what came and went', () => {
  const rows = compare(
    '## Rules\n\nLock the door in the evening.\n\n- One\n- Two\n\nGone for good.',
    '## Rules\n\nLock the gate in the evening.\n\n- One\n- Two\n- Three sheep\n',
  );
  expect(rows.map(({ kind, block, level }) => [kind, block, level])).toEqual([
    ['same', 'heading', 2],
    ['changed', 'paragraph', 0],
    ['same', 'item', 1],
    ['same', 'item', 1],
    ['removed', 'paragraph', 0],
    ['added', 'item', 1],
  ]);
  expect(rows[1]?.left?.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'door', isMarked: true }]);
  expect(rows[1]?.right?.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'gate', isMarked: true }]);
});

test('compares tables cell by cell, and a heading that became another level', () => {
  const rows = compare(
    '# A\n\n| Who | What |\n|---|---|\n| Ann | Locks |',
    '## A\n\n| Who | What |\n|---|---|\n| Bob | Locks |',
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['changed', 'same', 'same', 'removed', 'added', 'same']);
});

const words = fc.array(fc.constantFrom('lock', 'the', 'door', 'gate', '\n\n', '- ', '## '), { maxLength: 40 });

test('leaves nothing out on either side, whatever the texts', () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [left, right]: RichText[] = [parseMarkdown(one.join(' ')), parseMarkdown(other.join(' '))];
      const rows = compareTexts(left ?? [], right ?? []);
      const side = (pick: 'left' | 'right') =>
        rows.flatMap((row) => (row[pick] === null ? [] : [(row[pick] ?? []).map(({ text }) => text).join('')]));
      expect(side('left')).toEqual(textUnits(left ?? []).map(({ text }) => text));
      expect(side('right')).toEqual(textUnits(right ?? []).map(({ text }) => text));
      for (const row of rows.filter(({ kind }) => kind === 'same')) expect(row.left).toEqual(row.right);
    }),
  );
});

test('compares long tables by the row, so that the answer stays short', () => {
  const row = (place: number) =>
    `| ${Array.from({ length: 20 }, (_none, column) => `${place} ${column}`).join(' | ')} |`;
  const table = (rows: number) => [row(0), `|${'-|'.repeat(20)}`, ...Array.from({ length: rows }, (_, at) => row(at))];
  const text = table(200).join('\n');
  const rows = compare(text, text.replace(' 150 7 ', ' changed '));
  expect(rows).toHaveLength(201);
  expect(rows.filter(({ kind }) => kind === 'changed')).toHaveLength(1);
});

import { type Block, plainSpans, type RichText } from './rich-text.ts';

/**
 * A text as somebody would read it out: a line for each heading, paragraph and entry. A row of a table is one line, each cell after its
 * column's name.
 */
export const spokenLines = (text: RichText): readonly string[] =>
  text
    .flatMap(linesOf)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [plainSpans(block.spans)];
    case 'list':
      return block.items.flatMap(spokenLines);
    case 'quote':
      return spokenLines(block.blocks);
    case 'table': {
      const names = block.head.map(plainSpans);
      const cellsOf = (row: (typeof block.rows)[number]) =>
        row.map((cell, column) => named(names[column] ?? '', plainSpans(cell))).filter((cell) => cell !== '');
      return block.rows.map((row) => cellsOf(row).join('. '));
    }
    case 'code':
      return [block.text];
    case 'rule':
      return [];
  }
}

const named = (name: string, words: string): string => (name === '' || words === '' ? words : `${name}: ${words}`);

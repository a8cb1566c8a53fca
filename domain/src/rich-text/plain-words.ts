import { type Block, plainSpans, type RichText } from './rich-text.ts';

/** How a text begins, in one line without looks; cut at a word where it is longer than `most` characters. */
export function plainWords(text: RichText, most: number): string {
  const words = text.flatMap(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(words);
  if (characters.length <= most) return words;
  const start = characters.slice(0, most).join('');
  return `${start.replace(/\s+\S*$/, '')}…`;
}

function wordsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [plainSpans(block.spans)];
    case 'list':
      return block.items.flatMap((item) => item.flatMap(wordsOf));
    case 'quote':
      return block.blocks.flatMap(wordsOf);
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map(plainSpans));
    case 'code':
      return [block.text];
    case 'rule':
      return [];
  }
}

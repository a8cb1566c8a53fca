import { type Block, plainSpans, type RichText, type Span } from '@portal/domain/rich-text/rich-text.ts';

/** One thing that a text is compared by. */
export type TextUnit = {
  readonly block: 'heading' | 'paragraph' | 'item' | 'cell';
  /** Of a heading, 1 to 4; of an item, how deep it stands; otherwise 0. */
  readonly level: number;
  readonly text: string;
};

/** A text in the order in which it is read, taken apart into what people compare. */
export function textUnits(text: RichText, depth = 0): TextUnit[] {
  return text.flatMap((block) => unitsOf(block, depth));
}

function unitsOf(block: Block, depth: number): TextUnit[] {
  const inItem = depth > 0;
  const unit = (kind: TextUnit['block'], level: number, spans: readonly Span[]): TextUnit => ({
    block: kind,
    level,
    text: plainSpans(spans).replace(/\s+/g, ' ').trim(),
  });
  switch (block.kind) {
    case 'heading':
      return [unit('heading', block.level, block.spans)];
    case 'paragraph':
      return [inItem ? unit('item', depth, block.spans) : unit('paragraph', 0, block.spans)];
    case 'list':
      return block.items.flatMap((item) => textUnits(item, depth + 1));
    case 'quote':
      return textUnits(block.blocks, depth);
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map((cell) => unit('cell', 0, cell)));
    case 'code':
      return block.text.split('\n').map((line) => ({ block: 'paragraph', level: 0, text: line }));
    case 'rule':
      return [];
  }
}

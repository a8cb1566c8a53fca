import { type Block, plainSpans, type RichText, type Span } from '@portal/domain/rich-text/rich-text.ts';

/** One thing that a text is compared by. */
export type TextUnit = {
  readonly block: 'heading' | 'paragraph' | 'item' | 'cell';
  /** Of a heading, 1 to 4; of an item, how deep it stands; otherwise 0. */
  readonly level: number;
  readonly text: string;
};

/** Of a text with more, tables are compared by the row: their cells are the one thing of which a line of text has many. */
const MAX_UNITS = 3000;

/** A text in the order in which it is read, taken apart into what people compare. */
export function textUnits(text: RichText): TextUnit[] {
  const units = unitsOfAll(text, 0, false);
  return units.length > MAX_UNITS ? unitsOfAll(text, 0, true) : units;
}

const unitsOfAll = (text: RichText, depth: number, byRow: boolean): TextUnit[] =>
  text.flatMap((block) => unitsOf(block, depth, byRow));

function unitsOf(block: Block, depth: number, byRow: boolean): TextUnit[] {
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
      return block.items.flatMap((item) => unitsOfAll(item, depth + 1, byRow));
    case 'quote':
      return unitsOfAll(block.blocks, depth, byRow);
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => {
        const cells = row.map((cell) => unit('cell', 0, cell));
        return byRow ? [{ block: 'cell', level: 0, text: cells.map(({ text }) => text).join(' | ') }] : cells;
      });
    case 'code':
      return block.text.split('\n').map((line) => ({ block: 'paragraph', level: 0, text: line }));
    case 'rule':
      return [];
  }
}

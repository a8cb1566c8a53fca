import type { RichText } from './rich-text.ts';

/**
 * The text with its headings beginning at the first level and never more than one level below the one before, as readers' aids and tagged
 * PDFs want them (WCAG 2.2, 1.3.1; PDF/UA-1, 7.4.2). Only headings of the text itself are looked at, not those inside quotes and lists.
 */
export function orderedHeadings(blocks: RichText): RichText {
  // For each level that is open, how deep the text itself called it.
  const open: number[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    while (open.length > 0 && (open.at(-1) ?? 0) >= block.level) open.pop();
    open.push(block.level);
    return { ...block, level: open.length as 1 | 2 | 3 | 4 };
  });
}

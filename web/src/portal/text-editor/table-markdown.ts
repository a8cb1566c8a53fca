import type { JSONContent, MarkdownRendererHelpers } from '@tiptap/core';

/** A table as Markdown, a line a row, without padding: one changed word is one changed line. The first row is the head. */
export function tableMarkdown(table: JSONContent, helpers: MarkdownRendererHelpers): string {
  const rows = (table.content ?? []).map((row) => (row.content ?? []).map((cell) => cellMarkdown(cell, helpers)));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...others] = rows;
  return columns === 0 ? '' : [line(head), `|${'---|'.repeat(columns)}`, ...others.map(line)].join('\n');
}

/** One line: a row has no place for more. */
function cellMarkdown(cell: JSONContent, helpers: MarkdownRendererHelpers): string {
  const lines = (cell.content ?? []).map((block) => helpers.renderChildren(block));
  return lines
    .join(' ')
    .replace(/\\?\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
    .trim();
}

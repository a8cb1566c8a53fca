import type { AnyExtension } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { PlainParagraph } from './plain-paragraph.ts';
import { tableMarkdown } from './table-markdown.ts';

// Widths of columns would be style attributes, which the page's policy forbids.
const CompactTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  renderMarkdown: (node, helpers) => tableMarkdown(node, helpers),
});

/** What a text may be made of; whatever else is pasted falls to text. */
export const textExtensions: readonly AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, protocols: ['https', 'mailto'], defaultProtocol: 'https' },
    paragraph: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
  PlainParagraph,
  CompactTable.configure({ View: null }),
  TableRow,
  TableHeader,
  TableCell,
];

import { mergeAttributes, Node } from '@tiptap/core';

/** What begins a line and would make it a heading, a list or a quote (CommonMark, sections 4.2, 5.1 and 5.2). */
const BLOCK_START = /^(\s*)(?:(\d{1,9})([.)])|([-+>]|#{1,6}))(?=\s|$)/gm;

/** A paragraph that stays one in Markdown when its words look like the start of something else, such as "1. March". */
export const PlainParagraph = Node.create({
  name: 'paragraph',
  // The first block that there is, so that a new line is one.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes), 0],
  parseMarkdown: (token, helpers) =>
    helpers.createNode('paragraph', undefined, helpers.parseInline(token.tokens ?? [])),
  renderMarkdown: (node, helpers) =>
    helpers
      .renderChildren(node.content ?? [])
      .replace(BLOCK_START, (_, space: string, number = '', dot = '', mark = '') =>
        mark === '' ? `${space}${number}\\${dot}` : `${space}\\${mark}`,
      ),
});

import type { JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { textExtensions } from './text-extensions.ts';

// One for all: each adds its words to the same reader. What chips say makes no difference to it.
const manager = new MarkdownManager({ extensions: textExtensions({}) });

const CODE = /(```[\s\S]*?```|`[^`\n]*`)/;
/** What would be read as HTML; addresses in angle brackets are links. */
const TAG_START = /<(?=[a-z/!?])(?!(?:https|mailto):)/gi;

/** Markdown as the editor's document. Tags stay the words that they are: nothing is ever read as HTML. */
export function documentOf(markdown: string): JSONContent {
  const plain = markdown
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(TAG_START, '&lt;')))
    .join('');
  return manager.parse(plain);
}

/** The editor's document as Markdown. */
export function markdownOf(document: JSONContent): string {
  return `${manager.serialize(document).trim()}\n`;
}

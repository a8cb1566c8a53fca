import type { JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { textExtensions } from './text-extensions.ts';

const CODE = /(```[\s\S]*?```|`[^`\n]*`)/;
/** What would be read as HTML; addresses in angle brackets are links. */
const TAG_START = /<(?=[a-z/!?])(?!(?:https|mailto):)/gi;

/** Markdown as the editor's document. Tags stay the words that they are: nothing is ever read as HTML. */
export function documentOf(markdown: string, labels: Readonly<Record<string, string>>): JSONContent {
  const plain = markdown
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(TAG_START, '&lt;')))
    .join('');
  return managerFor(labels).parse(plain);
}

/** The editor's document as Markdown. */
export function markdownOf(document: JSONContent, labels: Readonly<Record<string, string>>): string {
  return `${managerFor(labels).serialize(document).trim()}\n`;
}

const managerFor = (labels: Readonly<Record<string, string>>) =>
  new MarkdownManager({ extensions: textExtensions(labels) });

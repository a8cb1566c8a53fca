import type { AnyExtension, JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { textExtensions } from './text-extensions.ts';

export type MarkdownText = {
  /** Markdown as the editor's document. Tags stay the words that they are: nothing is ever read as HTML. */
  readonly documentOf: (markdown: string) => JSONContent;
  /** The editor's document as Markdown. */
  readonly markdownOf: (document: JSONContent) => string;
};

const CODE = /(```[\s\S]*?```|`[^`\n]*`)/;
/** What would be read as HTML; addresses in angle brackets are links. */
const TAG_START = /<(?=[a-z/!?])(?!(?:https|mailto):)/gi;

/** Reads and writes Markdown; the extensions are the parts that texts of one kind may have besides the usual ones. */
export function markdownText(extensions: readonly AnyExtension[] = []): MarkdownText {
  const manager = new MarkdownManager({ extensions: [...textExtensions, ...extensions] });
  return {
    documentOf(markdown) {
      const plain = markdown
        .split(CODE)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(TAG_START, '&lt;')))
        .join('');
      const document = manager.parse(plain);
      // A text always has a line to write in.
      return (document.content ?? []).length > 0 ? document : { ...document, content: [{ type: 'paragraph' }] };
    },
    markdownOf: (document) => `${manager.serialize(document).trim()}\n`,
  };
}

import './text-editor.css';
import type { AnyExtension } from '@tiptap/core';
import { type Editor, useEditor } from '@tiptap/react';
import type { MarkdownText } from './markdown-text.ts';
import { textExtensions } from './text-extensions.ts';

type TextEditorOptions = {
  /** Name of the text for whoever hears it. */
  readonly label: string;
  /** Id of what else is said about it. */
  readonly describedBy?: string;
  /** The text as Markdown; read once, when the editor opens. */
  readonly text: string;
  readonly markdown: MarkdownText;
  /** Parts that texts of this kind may have besides the usual ones; the same that `markdown` was made of. */
  readonly extensions?: readonly AnyExtension[];
  readonly autofocus?: 'start' | false;
  /** Gets the text as Markdown after each change. */
  readonly onChange: (text: string) => void;
};

/** An editor of a text that is kept as Markdown; what is around the text is up to the page. */
export function useTextEditor(options: TextEditorOptions): Editor {
  const { label, describedBy, text, markdown, extensions = [], autofocus = false, onChange } = options;
  return useEditor({
    extensions: [...textExtensions, ...extensions],
    content: markdown.documentOf(text),
    autofocus,
    // Styles are in a file of their own: the page's policy takes no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        role: 'textbox',
        'aria-multiline': 'true',
        class: 'rich-text',
      },
    },
    onUpdate: ({ editor }) => onChange(markdown.markdownOf(editor.getJSON())),
  });
}

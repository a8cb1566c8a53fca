import { EditorContent } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { markdownText } from './markdown-text.ts';
import { TextToolbar } from './text-toolbar.tsx';
import { useTextEditor } from './use-text-editor.ts';

const markdown = markdownText();

type MarkdownEditorProps = {
  readonly label: string;
  /** Id of what is said below the field. */
  readonly describedBy: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The inside of a Markdown field: its tools and its text. */
export default function MarkdownEditor({ label, describedBy, value, onChange }: MarkdownEditorProps) {
  const shown = useRef(value);
  const editor = useTextEditor({
    label,
    describedBy,
    text: value,
    markdown,
    onChange(text) {
      shown.current = text.trim();
      onChange(shown.current);
    },
  });
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(markdown.documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="text-editor markdown-field">
      <TextToolbar editor={editor} className="rounded-t-box border-b" />
      <EditorContent editor={editor} />
    </div>
  );
}

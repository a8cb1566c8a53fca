import './text-pane.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { WorkingCopy } from '../document/use-working-copy.ts';
import { chipFields } from './chip-fields.ts';
import { documentOf, markdownOf } from './markdown-text.ts';
import { textExtensions } from './text-extensions.ts';
import { TextToolbar } from './text-toolbar.tsx';

type TextPaneProps = { readonly working: WorkingCopy; readonly onDone: () => void };

/** A policy's own text to write in; the places of answers are chips inside it (spec part 2, section 2). */
export default function TextPane({ working, onDone }: TextPaneProps) {
  const { policy } = working;
  const [fields] = useState(() => chipFields(policy.fields, working.values));
  const editor = useEditor({
    extensions: textExtensions(fields),
    content: documentOf(working.text ?? policy.source),
    autofocus: 'start',
    // Styles are in a file of their own: the page's policy takes no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': `Text of ${policy.name}`,
        role: 'textbox',
        'aria-multiline': 'true',
        class: 'rich-text',
      },
    },
    onUpdate: ({ editor: changed }) => working.write(markdownOf(changed.getJSON())),
  });
  return (
    <div className="text-pane">
      {policy.custom && (
        <div className="mb-5">
          <TextField
            label="Name of the policy"
            value={working.name}
            maxLength={120}
            autoComplete="off"
            errorMessage={working.name.trim() === '' ? 'Please enter a name.' : undefined}
            onChange={working.rename}
          />
        </div>
      )}
      <TextToolbar editor={editor} fields={fields} />
      <EditorContent editor={editor} />
      <div className="mt-8 flex flex-wrap items-center justify-end gap-3 border-line border-t pt-4">
        <p className="mr-auto text-ink-soft text-sm">
          {policy.fields.length > 0 && 'Coloured words are answers: they follow the questions, wherever you move them.'}
        </p>
        <Button variant="secondary" onPress={onDone}>
          Finish editing
        </Button>
      </div>
    </div>
  );
}

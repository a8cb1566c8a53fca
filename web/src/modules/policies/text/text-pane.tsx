import { say } from '../../../portal/texts/say.ts';
import { textPane as texts } from './text.texts.ts';
import './text-pane.css';
import { EditorContent } from '@tiptap/react';
import { useState } from 'react';
import { TextToolbar } from '../../../portal/text-editor/text-toolbar.tsx';
import { useTextEditor } from '../../../portal/text-editor/use-text-editor.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { WorkingCopy } from '../document/use-working-copy.ts';
import { chipFields } from './chip-fields.ts';
import { FieldChip } from './field-chip.ts';
import { InsertAnswerMenu } from './insert-answer-menu.tsx';
import { policyMarkdown } from './policy-markdown.ts';

type TextPaneProps = { readonly working: WorkingCopy; readonly onDone: () => void };

/** A policy's own text to write in; the places of answers are chips inside it (spec part 2, section 2). */
export default function TextPane({ working, onDone }: TextPaneProps) {
  const { policy } = working;
  const [fields] = useState(() => chipFields(policy.fields, working.values));
  const editor = useTextEditor({
    label: say(texts.textOfName, { name: policy.name }),
    text: working.text ?? policy.source,
    markdown: policyMarkdown,
    extensions: [FieldChip.configure({ fields })],
    autofocus: 'start',
    onChange: working.write,
  });
  return (
    <div className="text-editor text-pane">
      {policy.custom && (
        <div className="mb-5">
          <TextField
            label={say(texts.name)}
            value={working.name}
            maxLength={120}
            autoComplete="off"
            errorMessage={working.name.trim() === '' ? say(texts.nameMissing) : undefined}
            onChange={working.rename}
          />
        </div>
      )}
      <TextToolbar editor={editor} className="sticky top-16 z-20 mb-6 rounded-box border shadow-raised">
        <InsertAnswerMenu editor={editor} fields={fields} />
      </TextToolbar>
      <EditorContent editor={editor} />
      <div className="mt-8 flex flex-wrap items-center justify-end gap-3 border-line border-t pt-4">
        <p className="me-auto text-ink-soft text-sm">{policy.fields.length > 0 && say(texts.coloredWords)}</p>
        <Button variant="secondary" onPress={onDone}>
          {say(texts.finishEditing)}
        </Button>
      </div>
    </div>
  );
}

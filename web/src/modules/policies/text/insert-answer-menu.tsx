import type { Editor } from '@tiptap/react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { ChipFields } from './chip-fields.ts';
import { insertAnswerMenu as texts } from './text.texts.ts';

type InsertAnswerMenuProps = { readonly editor: Editor; readonly fields: ChipFields };

/** Puts the place of an answer into the text; nothing where the policy asks nothing. */
export function InsertAnswerMenu({ editor, fields }: InsertAnswerMenuProps) {
  const answers = Object.entries(fields).filter(([, { canInsert }]) => canInsert);
  if (answers.length === 0) return null;
  return (
    <Menu
      label={say(texts.label)}
      trigger={
        <Button variant="soft" size="small">
          {say(texts.insertAnAnswer)}
        </Button>
      }
      groups={[answers.map(([id, { label, words }]) => ({ id, label, description: words }))]}
      onAction={(field) => editor.chain().focus().insertContent({ type: 'fieldChip', attrs: { field } }).run()}
    />
  );
}

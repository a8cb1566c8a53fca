import type { Editor } from '@tiptap/react';
import { Button } from '../../ui/button.tsx';
import { say } from '../texts/say.ts';
import { tableButtons as texts } from './text-editor.texts.ts';

/** What can be done to the table that the cursor is in. */
export function TableButtons({ editor }: { readonly editor: Editor }) {
  const run = () => editor.chain().focus();
  const actions = [
    { label: say(texts.addARow), press: () => run().addRowAfter().run() },
    { label: say(texts.addAColumn), press: () => run().addColumnAfter().run() },
    { label: say(texts.deleteTheRow), press: () => run().deleteRow().run() },
    { label: say(texts.deleteTheColumn), press: () => run().deleteColumn().run() },
  ];
  return (
    <span className="flex basis-full flex-wrap gap-1 border-line border-t pt-1.5">
      {actions.map(({ label, press }) => (
        <Button key={label} variant="quiet" size="small" onPress={() => void press()}>
          {label}
        </Button>
      ))}
    </span>
  );
}

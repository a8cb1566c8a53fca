import type { Editor } from '@tiptap/react';
import { Button } from '../../ui/button.tsx';

/** What can be done to the table that the cursor is in. */
export function TableButtons({ editor }: { readonly editor: Editor }) {
  const run = () => editor.chain().focus();
  const actions = [
    { label: 'Add a row', press: () => run().addRowAfter().run() },
    { label: 'Add a column', press: () => run().addColumnAfter().run() },
    { label: 'Delete the row', press: () => run().deleteRow().run() },
    { label: 'Delete the column', press: () => run().deleteColumn().run() },
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

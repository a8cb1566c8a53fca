import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  MessageSquareQuote,
  Pilcrow,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { IconButton } from '../../ui/icon-button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { say } from '../texts/say.ts';
import { LinkDialog } from './link-dialog.tsx';
import { TableButtons } from './table-buttons.tsx';
import { textToolbar as texts } from './text-editor.texts.ts';

type TextToolbarProps = {
  readonly editor: Editor;
  /** Frame and place of the toolbar. */
  readonly className: string;
  /** Further tools, at the end. */
  readonly children?: ReactNode;
};

const ICON = 18;

/** What can be done to the text: one stop of the Tab key, then the arrow keys. */
export function TextToolbar({ editor, className, children }: TextToolbarProps) {
  const [isLinking, setIsLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: () => ({
      heading2: editor.isActive('heading', { level: 2 }),
      heading3: editor.isActive('heading', { level: 3 }),
      paragraph: editor.isActive('paragraph'),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      blockquote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const toggle = (label: Phrase, isOn: boolean, Icon: typeof Bold, press: () => unknown) => (
    <Tooltip text={say(label)}>
      <ToggleButton
        aria-label={say(label)}
        isSelected={isOn}
        onChange={press}
        className="flex size-9 cursor-pointer items-center justify-center rounded-inner text-ink-soft hover:bg-sunken hover:text-ink selected:bg-accent-softer selected:text-accent-ink"
      >
        <Icon aria-hidden="true" size={ICON} />
      </ToggleButton>
    </Tooltip>
  );
  return (
    <>
      <Toolbar
        aria-label={say(texts.text)}
        className={joinClasses('flex flex-wrap items-center gap-1 border-line bg-raised p-1.5', className)}
      >
        {toggle(texts.text, state.paragraph, Pilcrow, () => run().setParagraph().run())}
        {toggle(texts.heading, state.heading2, Heading2, () => run().toggleHeading({ level: 2 }).run())}
        {toggle(texts.subheading, state.heading3, Heading3, () => run().toggleHeading({ level: 3 }).run())}
        <Gap />
        {toggle(texts.bold, state.bold, Bold, () => run().toggleBold().run())}
        {toggle(texts.italic, state.italic, Italic, () => run().toggleItalic().run())}
        {toggle(texts.link, state.link, Link, () => setIsLinking(true))}
        <Gap />
        {toggle(texts.bulletedList, state.bulletList, List, () => run().toggleBulletList().run())}
        {toggle(texts.numberedList, state.orderedList, ListOrdered, () => run().toggleOrderedList().run())}
        {toggle(texts.quote, state.blockquote, MessageSquareQuote, () => run().toggleBlockquote().run())}
        {toggle(texts.table, state.table, Table, () =>
          state.table ? run().deleteTable().run() : run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
        )}
        <Gap />
        <IconButton
          label={say(texts.undo)}
          size="small"
          isDisabled={!state.canUndo}
          icon={<Undo2 aria-hidden="true" size={ICON} />}
          onPress={() => run().undo().run()}
        />
        <IconButton
          label={say(texts.redo)}
          size="small"
          isDisabled={!state.canRedo}
          icon={<Redo2 aria-hidden="true" size={ICON} />}
          onPress={() => run().redo().run()}
        />
        {children}
        {state.table && <TableButtons editor={editor} />}
      </Toolbar>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
}

function Gap() {
  return <span aria-hidden="true" className="h-6 border-line border-s" />;
}

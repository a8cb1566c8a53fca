import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { say } from '../texts/say.ts';
import { linkDialog as texts } from './text-editor.texts.ts';

type LinkDialogProps = { readonly editor: Editor; readonly onClose: () => void };

/** Where the marked words lead; only https and mail addresses. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [fault, setFault] = useState<string | undefined>();
  const save = () => {
    const address = readAddress(typed);
    if (address === null) return setFault(say(texts.pleaseEnterAnAddress));
    const chain = editor.chain().focus().extendMarkRange('link');
    const { empty } = editor.state.selection;
    if (empty && before === '') {
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    } else {
      chain.setLink({ href: address }).run();
    }
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Dialog
      title={say(texts.title)}
      size="small"
      isOpen
      isFullScreenOnPhone={false}
      onOpenChange={onClose}
      footer={
        <>
          {before !== '' && (
            <span className="me-auto">
              <Button
                variant="quiet"
                onPress={() => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run();
                  onClose();
                }}
              >
                {say(texts.removeLink)}
              </Button>
            </span>
          )}
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={save}>{say(texts.setLink)}</Button>
        </>
      }
    >
      <form onSubmit={submit}>
        <TextField
          label={say(texts.address)}
          value={typed}
          autoFocus
          autoComplete="off"
          errorMessage={fault}
          onChange={(next) => {
            setTyped(next);
            setFault(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}

function readAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === 'mailto:' || (protocol === 'https:' && hostname.includes('.')) ? address : null;
}

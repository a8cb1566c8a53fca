import type { TicketDeskKind } from '@portal/domain/developers/ticket-desks.ts';
import { Copy } from 'lucide-react';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { hookDialog as texts } from './desk.texts.ts';

type HookDialogProps = {
  readonly kind: TicketDeskKind;
  readonly hook: { readonly address: string; readonly secret: string };
  readonly onClose: () => void;
};

/** Where the desk tells that a ticket was closed, which nobody can show a second time: it closes by its button alone. */
export function HookDialog({ kind, hook, onClose }: HookDialogProps) {
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{say(texts.done)}</Button>}
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          {say(kind === 'github' ? texts.aboutGithub : texts.aboutJira)} {say(texts.notAgain)}
        </p>
        <Secret label={say(texts.address)} copy={say(texts.copyAddress)} text={hook.address} />
        {kind === 'github' && <Secret label={say(texts.secret)} copy={say(texts.copySecret)} text={hook.secret} />}
      </div>
    </Dialog>
  );
}

type SecretProps = { readonly label: string; readonly copy: string; readonly text: string };

function Secret({ label, copy, text }: SecretProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-medium">{label}</p>
      <p className="wrap-anywhere w-full select-all rounded-box bg-sunken px-4 py-3 font-mono text-sm">{text}</p>
      <Button
        variant="secondary"
        size="small"
        icon={<Copy aria-hidden="true" size={16} />}
        onPress={() => void copyText(text, say(texts.copied))}
      >
        {copy}
      </Button>
    </div>
  );
}

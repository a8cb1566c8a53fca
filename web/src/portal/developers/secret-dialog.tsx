import { Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { copyText } from '../second-factor/copy-text.ts';
import { say } from '../texts/say.ts';
import { secretDialog as texts } from './developers.texts.ts';

type SecretDialogProps = {
  readonly title: string;
  /** Where it goes; where programs keep it otherwise. */
  readonly about?: string;
  readonly secret: string;
  readonly onClose: () => void;
};

/** A new token or secret, which nobody can show a second time: it closes by its button alone. */
export function SecretDialog({ title, about, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{say(texts.done)}</Button>}
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          {about === undefined ? say(texts.shownOnce) : `${about} ${say(texts.notAgain)}`}
        </p>
        <p className="wrap-anywhere select-all rounded-box bg-sunken px-4 py-3 font-mono text-sm">{secret}</p>
        <p>
          <Button
            variant="secondary"
            icon={<Copy aria-hidden="true" size={17} />}
            onPress={() => void copyText(secret, say(texts.copied))}
          >
            {say(texts.copy)}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}

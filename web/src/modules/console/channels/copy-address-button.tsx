import { Copy } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { copyAddressButton as texts } from './channels.texts.ts';

type CopyAddressButtonProps = {
  /** Whose address it is. */
  readonly name: string;
  readonly address: string;
};

/** Copies an address, to be put into a mail or a page. */
export function CopyAddressButton({ name, address }: CopyAddressButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', text: say(texts.theAddressWasCopied) });
    } catch {
      // Without the right to write there, people can still copy by hand.
      showToast({ kind: 'info', text: address, durationMs: null });
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Copy aria-hidden="true" size={16} />}
      aria-label={say(texts.copyAddressOfName, { name })}
      onPress={copy}
    >
      {say(texts.copyAddress)}
    </Button>
  );
}

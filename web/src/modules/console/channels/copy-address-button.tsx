import { Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';

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
      showToast({ kind: 'success', text: 'The address was copied.' });
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
      aria-label={`Copy address of ${name}`}
      onPress={copy}
    >
      Copy address
    </Button>
  );
}

import { useBrand } from '../../../portal/brand/use-brand.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type LoadFailedDialogProps = { readonly onRetry: () => Promise<void>; readonly onClose: () => void };

/** Says that a report could not be had (spec part 2, section 2). */
export function LoadFailedDialog({ onRetry, onClose }: LoadFailedDialogProps) {
  const { supportEmail } = useBrand();
  return (
    <Dialog
      title="Error Loading Data!"
      size="small"
      role="alertdialog"
      isFullScreenOnPhone={false}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Close
          </Button>
          <Button onPress={onRetry}>Try again</Button>
        </>
      }
    >
      <p className="text-ink-soft">
        The report could not be loaded. Your rating is not affected. Try again in a moment. If this problem persists,
        contact <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
      </p>
    </Dialog>
  );
}

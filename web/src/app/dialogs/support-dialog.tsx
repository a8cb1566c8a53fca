import { useBrand } from '../../portal/brand/use-brand.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

type SupportDialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Says how to reach the provider's support (spec part 1, section 2). */
export default function SupportDialog({ isOpen, onOpenChange }: SupportDialogProps) {
  const { supportEmail, brandNameShort } = useBrand();
  return (
    <Dialog
      title="We're here to help."
      size="small"
      isFullScreenOnPhone={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={<Button onPress={() => onOpenChange(false)}>Got it</Button>}
    >
      <div className="flex flex-col gap-3 text-ink-soft">
        <p>
          {brandNameShort} support can be reached 24/7/365 at{' '}
          <a className="font-medium text-accent-ink underline" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
        <p>Tell us what you were doing and what you saw. Never send your password. We will never ask for it.</p>
      </div>
    </Dialog>
  );
}

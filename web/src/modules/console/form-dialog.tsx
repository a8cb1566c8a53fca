import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogProps } from '../../ui/dialog.tsx';

type FormDialogProps = {
  readonly title: string;
  readonly submitLabel: string;
  readonly size?: DialogProps['size'];
  readonly isReady: boolean;
  /** Answers true when it is done and the dialog may close. */
  readonly onSubmit: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form of the console in a dialog; it stays open, with what was typed, until its change is made. */
export function FormDialog({ title, submitLabel, size, isReady, onSubmit, onClose, children }: FormDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    if (isBusy || !isReady) return;
    setIsBusy(true);
    const isDone = await onSubmit();
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={submit} isBusy={isBusy} isDisabled={!isReady}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Dialog>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

type DeleteDialogProps = {
  readonly name: string;
  readonly confirmLabel: string;
  /** Why it cannot be deleted; null when it can. */
  readonly reasonToKeep: string | null;
  readonly onDelete: () => Promise<unknown>;
  readonly onClose: () => void;
  /** What becomes of it. */
  readonly children: ReactNode;
};

/** Asks before something is deleted, or says why it cannot be. */
export function DeleteDialog({ name, confirmLabel, reasonToKeep, onDelete, onClose, children }: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (reasonToKeep !== null) {
    return (
      <Dialog
        title={`${name} cannot be deleted`}
        size="small"
        isOpen
        onOpenChange={onClose}
        isFullScreenOnPhone={false}
        footer={<Button onPress={onClose}>Got it</Button>}
      >
        <p className="text-ink-soft">{reasonToKeep}</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      isOpen
      onOpenChange={onClose}
      confirmLabel={confirmLabel}
      isDanger
      isBusy={isBusy}
      onConfirm={async () => {
        setIsBusy(true);
        await onDelete();
        onClose();
      }}
    >
      {children}
    </ConfirmDialog>
  );
}

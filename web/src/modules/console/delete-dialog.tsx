import { type ReactNode, useState } from 'react';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { deleteDialog as texts } from './console.texts.ts';

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
        title={say(texts.nameCannotBeDeleted, { name })}
        size="small"
        isOpen
        onOpenChange={onClose}
        isFullScreenOnPhone={false}
        footer={<Button onPress={onClose}>{say(texts.gotIt)}</Button>}
      >
        <p className="text-ink-soft">{reasonToKeep}</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={say(texts.deleteName, { name })}
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

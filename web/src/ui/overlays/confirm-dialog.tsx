import type { ReactNode } from 'react';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { confirmDialog as texts } from './overlays.texts.ts';

type ConfirmDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Says what will happen: "Delete website", not "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly isDanger?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
  /** The dialog stays open, with a busy button, until a returned promise settles; close it from there. */
  readonly onConfirm: () => unknown;
};

/** Asks before something that matters. The safe answer has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    isOpen,
    onOpenChange,
    confirmLabel,
    cancelLabel = say(texts.cancel),
    isDanger,
    isBusy,
  } = props;
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isFullScreenOnPhone={false}
      footer={
        <>
          <Button variant="secondary" autoFocus isDisabled={isBusy} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onPress={() => props.onConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-ink-soft">{children}</div>
    </Dialog>
  );
}

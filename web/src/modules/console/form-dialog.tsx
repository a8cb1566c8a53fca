import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog, type DialogProps } from '../../ui/overlays/dialog.tsx';
import { useUnsavedChanges } from '../../ui/use-unsaved-changes.ts';
import { formDialog as texts } from './console.texts.ts';

type FormDialogProps = {
  readonly title: string;
  readonly submitLabel: string;
  readonly size?: DialogProps['size'];
  readonly isReady: boolean;
  /** Whether closing would lose work that is worth a question. */
  readonly hasChanges?: boolean;
  /** Answers true when it is done and the dialog may close. */
  readonly onSubmit: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form of the console in a dialog; it stays open, with what was typed, until its change is made. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, size, isReady, hasChanges = false, onSubmit, onClose, children } = props;
  const unsaved = useUnsavedChanges(hasChanges);
  const [isBusy, setIsBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const submit = async () => {
    if (isBusy || !isReady) return;
    setIsBusy(true);
    const isDone = await onSubmit();
    setIsBusy(false);
    if (isDone) onClose();
    else setFailures(failures + 1);
  };
  useEffect(() => {
    // A form can be long, and what is wrong with it far from the button that was pressed.
    if (failures === 0) return;
    const wrong = fields.current?.querySelector('[data-invalid], [role="alert"]');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [failures]);
  const close = async () => {
    if (await unsaved.canLeave()) onClose();
  };
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      onOpenChange={onClose}
      canClose={unsaved.canLeave}
      footer={
        <>
          <Button variant="secondary" onPress={close}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={submit} isBusy={isBusy} isDisabled={!isReady}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        {children}
      </div>
      <ConfirmDialog
        title={say(texts.title)}
        isOpen={unsaved.isAsking}
        onOpenChange={() => unsaved.answer(false)}
        confirmLabel={say(texts.leaveWithoutSaving)}
        cancelLabel={say(texts.stayHere)}
        isDanger
        onConfirm={() => unsaved.answer(true)}
      >
        {say(texts.whatYouTypedIs)}
      </ConfirmDialog>
    </Dialog>
  );
}

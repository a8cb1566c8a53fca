import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { deleting as texts } from './entry.texts.ts';

type DeleteDialogProps = {
  readonly title: string;
  readonly entryId: string;
  readonly version: number;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Asks before an entry is gone for good. */
export function DeleteDialog({ title, entryId, version, onClose, onDeleted }: DeleteDialogProps) {
  const { act } = useAction(() => callApi('deleteRegisterEntry', { entryId, version }), {
    done: say(texts.done),
    refreshes: ['readRegisters', 'readRegister'],
  });
  const remove = async () => {
    if (await act()) onDeleted();
  };
  return (
    <ConfirmDialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      confirmLabel={say(texts.confirm)}
      isDanger
      onConfirm={remove}
    >
      <p className="wrap-anywhere">{say(texts.text, { title })}</p>
    </ConfirmDialog>
  );
}

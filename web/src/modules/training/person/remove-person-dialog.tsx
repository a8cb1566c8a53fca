import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useTrainingRefresh } from '../use-training.ts';
import type { PersonInHand } from './person-in-hand.ts';

type RemovePersonDialogProps = {
  readonly person: PersonInHand;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
};

/** Asks before a person is removed: the record is kept, the seat is free again. */
export function RemovePersonDialog({ person, onClose, onRemoved }: RemovePersonDialogProps) {
  const refresh = useTrainingRefresh();
  const { act } = useAction(
    async () => {
      await callApi('deleteTrainee', { trainee: person.id });
      showDone(`${person.name} was removed. The seat is free again.`);
    },
    { refreshes: refresh },
  );
  const remove = async () => {
    if (!(await act())) return;
    onClose();
    onRemoved();
  };
  return (
    <ConfirmDialog
      title="Remove from training"
      isOpen
      onOpenChange={onClose}
      confirmLabel="Remove"
      isDanger
      onConfirm={remove}
    >
      <p>
        Remove <strong className="wrap-anywhere text-ink">{person.name}</strong>? Their links stop working, no more
        mails are sent, and the seat is free for somebody else. What they have completed stays in your records, under
        “Removed”.
      </p>
    </ConfirmDialog>
  );
}

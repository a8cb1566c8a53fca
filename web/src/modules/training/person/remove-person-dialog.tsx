import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { showFailure } from '../../../api/show-failure.ts';
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
  const remove = async () => {
    try {
      await callApi('deleteTrainee', { trainee: person.id });
    } catch (error) {
      return showFailure(error);
    }
    await refresh();
    showDone(`${person.name} was removed. The seat is free again.`);
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

import { callApi } from '../../../api/call-api.ts';
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
  const { act } = useAction(() => callApi('deleteTrainee', { trainee: person.id }), {
    done: `${person.name} was removed. The seat is free again.`,
    undo: {
      change: () => callApi('restoreTrainee', { trainee: person.id }),
      done: `${person.name} is back, and gets a new link by email.`,
    },
    refreshes: refresh,
  });
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
        emails are sent, and the seat is free for someone else. What they have completed stays in your records, under
        “Removed”.
      </p>
    </ConfirmDialog>
  );
}

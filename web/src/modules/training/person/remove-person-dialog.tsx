import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useTrainingRefresh } from '../use-training.ts';
import { removePersonDialog as texts } from './person.texts.ts';
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
    done: say(texts.nameWasRemovedThe, { name: person.name }),
    undo: {
      change: () => callApi('restoreTrainee', { trainee: person.id }),
      done: say(texts.nameIsBackAnd, { name: person.name }),
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
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      confirmLabel={say(texts.remove)}
      isDanger
      onConfirm={remove}
    >
      <p>
        {say.parts(texts.removeNameTheirLinks, {
          name: person.name,
          strong: (words) => (
            <strong key="strong" className="wrap-anywhere text-ink">
              {words}
            </strong>
          ),
        })}
      </p>
    </ConfirmDialog>
  );
}

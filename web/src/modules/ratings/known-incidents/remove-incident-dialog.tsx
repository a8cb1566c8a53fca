import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { RatingIncident } from '../ratings-types.ts';
import { CHANGED_BY_INCIDENTS } from './changed-by-incidents.ts';
import { removeIncidentDialog as texts } from './incidents.texts.ts';

type RemoveIncidentDialogProps = { readonly incident: RatingIncident; readonly onClose: () => void };

/** Asks before an incident is taken back. */
export function RemoveIncidentDialog({ incident, onClose }: RemoveIncidentDialogProps) {
  const { act, isBusy } = useAction(() => callApi('removeIncident', { incidentId: incident.incidentId }), {
    done: say(texts.theIncidentWasRemoved),
    refreshes: CHANGED_BY_INCIDENTS,
  });
  const remove = async () => {
    if (await act()) onClose();
  };
  return (
    <ConfirmDialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      confirmLabel={say(texts.removeIncident)}
      isDanger
      isBusy={isBusy}
      onConfirm={remove}
    >
      {say(texts.willNotCount, { title: incident.title })}
    </ConfirmDialog>
  );
}

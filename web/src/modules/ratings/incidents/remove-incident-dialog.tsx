import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { RatingIncident } from '../ratings-types.ts';
import { CHANGED_BY_INCIDENTS } from './changed-by-incidents.ts';

type RemoveIncidentDialogProps = { readonly incident: RatingIncident; readonly onClose: () => void };

/** Asks before an incident is taken back. */
export function RemoveIncidentDialog({ incident, onClose }: RemoveIncidentDialogProps) {
  const { act, isBusy } = useAction(() => callApi('removeIncident', { incidentId: incident.incidentId }), {
    done: 'The incident was removed.',
    refreshes: CHANGED_BY_INCIDENTS,
  });
  const remove = async () => {
    if (await act()) onClose();
  };
  return (
    <ConfirmDialog
      title="Remove this incident?"
      isOpen
      onOpenChange={onClose}
      confirmLabel="Remove incident"
      isDanger
      isBusy={isBusy}
      onConfirm={remove}
    >
      “{incident.title}” will no longer count. Remove it only if it did not happen or was recorded twice. The activity
      log will show that it was removed.
    </ConfirmDialog>
  );
}

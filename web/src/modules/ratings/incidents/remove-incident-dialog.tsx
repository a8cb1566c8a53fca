import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import type { RatingIncident } from '../ratings-types.ts';
import { useChangedIncidents } from './use-changed-incidents.ts';

type RemoveIncidentDialogProps = { readonly incident: RatingIncident; readonly onClose: () => void };

/** Asks before an incident is taken back. */
export function RemoveIncidentDialog({ incident, onClose }: RemoveIncidentDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const changed = useChangedIncidents();
  const remove = async () => {
    setIsBusy(true);
    try {
      await callApi('removeIncident', { incidentId: incident.incidentId });
      showToast({ kind: 'success', text: 'The incident is removed.' });
      onClose();
      await changed();
    } catch (error) {
      setIsBusy(false);
      showFailure(error);
    }
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
      “{incident.title}” no longer counts in your rating then. Remove it only if it did not happen, or was noted twice;
      the log of activity keeps that it was removed.
    </ConfirmDialog>
  );
}

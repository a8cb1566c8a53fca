import { callApi } from '../../../api/call-api.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useSave } from '../use-save.ts';

type ConfirmRequestDialogProps = {
  readonly request: {
    readonly orgId: string;
    readonly companyName: string;
    readonly planId: string;
    readonly planName: string;
  };
  readonly onClose: () => void;
};

/** Asks before a plan that a customer asked for is put in force. */
export function ConfirmRequestDialog({ request, onClose }: ConfirmRequestDialogProps) {
  const { orgId, companyName, planId, planName } = request;
  const { save } = useSave('listPlanRequests', 'readPlanOfOrganisation', 'readOrganisation');
  return (
    <ConfirmDialog
      title={`Confirm the ${planName} Plan?`}
      isOpen
      onOpenChange={onClose}
      confirmLabel="Confirm the plan"
      onConfirm={async () => {
        await save(
          () => callApi('confirmPlanRequest', { orgId, planId }),
          `${companyName} is on the ${planName} Plan. We have told them by email.`,
        );
        onClose();
      }}
    >
      {companyName} can use everything in it right away and gets an email that says so. Agree on the payment before you
      confirm: the portal sends no invoice.
    </ConfirmDialog>
  );
}

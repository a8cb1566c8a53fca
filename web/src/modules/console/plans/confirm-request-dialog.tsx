import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useSave } from '../use-save.ts';
import { confirmRequestDialog as texts } from './plans.texts.ts';

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
      title={say(texts.confirmThePlanNamePlan, { planName })}
      isOpen
      onOpenChange={onClose}
      confirmLabel={say(texts.confirmThePlan)}
      onConfirm={async () => {
        await save(
          () => callApi('confirmPlanRequest', { orgId, planId }),
          say(texts.companyNameIsOnThe, { companyName, planName }),
        );
        onClose();
      }}
    >
      {say(texts.companyNameCanUseEverything, { companyName })}
    </ConfirmDialog>
  );
}

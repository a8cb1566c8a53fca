import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useSave } from '../use-save.ts';
import { whatUses } from '../what-uses.ts';
import type { ListedPlan } from './plan-form.ts';
import { deletePlanDialog as texts } from './plans.texts.ts';

type DeletePlanDialogProps = { readonly plan: ListedPlan; readonly onClose: () => void };

/** Asks before a plan is deleted, or says why it cannot be. */
export function DeletePlanDialog({ plan, onClose }: DeletePlanDialogProps) {
  const { save } = useSave('listPlans', 'listChannels');
  const { planName } = plan.plan.planDetail;
  return (
    <DeleteDialog
      name={planName}
      confirmLabel={say(texts.deletePlan)}
      reasonToKeep={reasonToKeep(plan)}
      onDelete={() =>
        save(() => callApi('deletePlan', { planId: plan.planId }), say(texts.planNameWasDeleted, { planName }))
      }
      onClose={onClose}
    >
      {say(texts.noOneHasThis)}
    </DeleteDialog>
  );
}

function reasonToKeep({ isTrialPlan, organisations, channels, subscriptionIds }: ListedPlan): string | null {
  if (isTrialPlan) return say(texts.freeTrialsUseThis);
  const uses = whatUses({ customers: organisations, channels, subscriptionIds });
  return uses === null ? null : say(texts.itIsInUse, { uses });
}

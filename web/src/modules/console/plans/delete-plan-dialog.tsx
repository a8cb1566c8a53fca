import { callApi } from '../../../api/call-api.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useSave } from '../use-save.ts';
import { whatUses } from '../what-uses.ts';
import type { ListedPlan } from './plan-form.ts';

type DeletePlanDialogProps = { readonly plan: ListedPlan; readonly onClose: () => void };

/** Asks before a plan is deleted, or says why it cannot be. */
export function DeletePlanDialog({ plan, onClose }: DeletePlanDialogProps) {
  const { save } = useSave('listPlans', 'listChannels');
  const { planName } = plan.plan.planDetail;
  return (
    <DeleteDialog
      name={planName}
      confirmLabel="Delete plan"
      reasonToKeep={reasonToKeep(plan)}
      onDelete={() => save(() => callApi('deletePlan', { planId: plan.planId }), `${planName} was deleted.`)}
      onClose={onClose}
    >
      No one has this plan, and no channel or subscription id uses it. It will be gone for good.
    </DeleteDialog>
  );
}

function reasonToKeep({ isTrialPlan, organisations, channels, subscriptionIds }: ListedPlan): string | null {
  if (isTrialPlan) return 'Free trials use this plan. Give them another one first.';
  const uses = whatUses({ customer: organisations, channel: channels, 'subscription id': subscriptionIds });
  return uses === null ? null : `It is in use by ${uses}. Hide it instead, so no one new can choose it.`;
}

import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ListedPlan } from './plan-form.ts';
import { useSave } from './use-save.ts';
import { whatUses } from './what-uses.ts';

type DeletePlanDialogProps = { readonly plan: ListedPlan; readonly onClose: () => void };

/** Asks before a plan is deleted, or says why it cannot be. */
export function DeletePlanDialog({ plan, onClose }: DeletePlanDialogProps) {
  const { save } = useSave('listPlans', 'listChannels');
  const [isBusy, setIsBusy] = useState(false);
  const { planName } = plan.plan.planDetail;
  const reason = reasonToKeep(plan);
  if (reason !== null) {
    return (
      <Dialog
        title={`${planName} cannot be deleted`}
        size="small"
        isOpen
        onOpenChange={onClose}
        isFullScreenOnPhone={false}
        footer={<Button onPress={onClose}>Close</Button>}
      >
        <p className="text-ink-soft">{reason}</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Delete ${planName}?`}
      isOpen
      onOpenChange={onClose}
      confirmLabel="Delete plan"
      isDanger
      isBusy={isBusy}
      onConfirm={async () => {
        setIsBusy(true);
        await save(() => callApi('deletePlan', { planId: plan.planId }), `${planName} was deleted.`);
        onClose();
      }}
    >
      Nobody has this plan, and no channel and no subscription id names it. It is gone for good.
    </ConfirmDialog>
  );
}

function reasonToKeep({ isTrialPlan, organisations, channels, subscriptionIds }: ListedPlan): string | null {
  if (isTrialPlan) return 'Free trials have this plan. Give them another one first.';
  const uses = whatUses({ customer: organisations, channel: channels, 'subscription id': subscriptionIds });
  return uses === null ? null : `It is in use by ${uses}. Hide it instead: then nobody new can choose it.`;
}

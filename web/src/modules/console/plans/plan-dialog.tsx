import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { PlanColourFields } from './plan-colour-fields.tsx';
import { PlanCouponFields } from './plan-coupon-fields.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { type ListedPlan, planFormOf, planFormProblems, planInputOf } from './plan-form.ts';
import { PlanModuleFields } from './plan-module-fields.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { PlanScanFields } from './plan-scan-fields.tsx';
import { planDialog as texts } from './plans.texts.ts';

/** Name under which the form is kept when a session ends in its midst. */
export const PLAN_FORM = 'plan';

type PlanDialogProps = {
  /** The plan to change; null makes a new one. */
  readonly plan: ListedPlan | null;
  readonly scanLevels: CallOutput<'listPlans'>['data']['scanLevels'];
  readonly onClose: () => void;
};

/** Makes or changes a plan, beside the card that customers will see. */
export function PlanDialog({ plan, scanLevels, onClose }: PlanDialogProps) {
  const { errors, save } = useSave('listPlans', 'listChannels', 'getEligiblePlans', 'featureUsageProfile');
  const { fields: form, change } = useKeptFields(PLAN_FORM, plan, () => planFormOf(plan));
  const conflict = useConflict({
    kind: 'plan',
    listed: plan,
    findNewer: async () => (await callApi('listPlans', {})).data.plans.find(({ planId }) => planId === plan?.planId),
    onTakeOver: (newer) => change(planFormOf(newer)),
  });
  const hasChanges = JSON.stringify(form) !== JSON.stringify(planFormOf(plan));
  const problems = planFormProblems(form);
  const isUntouched = plan === null && form.price === '';
  const shownErrors = isUntouched ? errors : { ...errors, ...problems };

  const send = () => {
    const input = planInputOf(form);
    return plan === null
      ? callApi('createPlan', input)
      : callApi('editPlan', { ...input, planId: plan.planId, version: conflict.version });
  };
  const submit = () =>
    save(send, plan === null ? say(texts.thePlanIsReady) : say(texts.thePlanWasChanged), conflict.tell);

  return (
    <FormDialog
      title={plan === null ? say(texts.newPlan) : say(texts.editPlanName, { planName: plan.plan.planDetail.planName })}
      submitLabel={plan === null ? say(texts.createPlan) : say(texts.saveChanges)}
      size="large"
      isReady={form.planDetail.planName.trim() !== '' && Object.keys(problems).length === 0 && !conflict.isOpen}
      hasChanges={hasChanges}
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict.banner}
      {plan !== null && plan.organisations > 0 && (
        <Banner title={say(texts.inUse, { count: plan.organisations })}>{say(texts.whatYouSaveApplies)}</Banner>
      )}
      <div className="grid items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-7">
          <PlanFacts form={form} onChange={change} errors={shownErrors} />
          <PlanModuleFields detail={form.planDetail} onChange={(planDetail) => change({ planDetail })} />
          <PlanScanFields
            detail={form.planDetail}
            scanLevels={scanLevels}
            onChange={(planDetail) => change({ planDetail })}
          />
          <PlanColourFields
            colours={form.planColors}
            onChange={(planColors) => change({ planColors })}
            errors={shownErrors}
          />
          <PlanCouponFields
            currency={form.currency}
            coupons={form.coupons}
            onChange={(coupons) => change({ coupons })}
            errors={shownErrors}
          />
        </div>
        <PlanPreview form={form} />
      </div>
    </FormDialog>
  );
}

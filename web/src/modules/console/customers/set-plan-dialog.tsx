import { today } from '@internationalized/date';
import { LONGEST_EXTENSION_DAYS } from '@portal/domain/plans/trial.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { setPlanDialog as texts } from './customers.texts.ts';
import { SUBSCRIPTION_STATUS_OPTIONS } from './subscription-status-words.ts';

/** Name under which the form is kept when a session ends in its midst; never the password. */
export const SET_PLAN_FORM = 'set-plan';

type SetPlanDialogProps = {
  readonly orgId: string;
  readonly current: CallOutput<'readPlanOfOrganisation'>['data'];
  readonly onClose: () => void;
};

/** Sets plan and status by hand: why, and the password once more. */
export function SetPlanDialog({ orgId, current, onClose }: SetPlanDialogProps) {
  const { timeZone } = useBrand();
  const { fields, change } = useKeptFields(SET_PLAN_FORM, orgId, () => ({
    planId: current.planId,
    status: SUBSCRIPTION_STATUS_OPTIONS.find(({ id }) => id === current.subscriptionStatus)?.id ?? null,
    trialEndsOn: current.trialEndsOn,
    reason: '',
  }));
  const { planId, status, reason } = fields;
  const isTrial = status === 'INTRIAL';
  // An end that stands is no wish to move it: it may be over.
  const trialEndsOn = isTrial && fields.trialEndsOn !== current.trialEndsOn ? fields.trialEndsOn : null;
  const problems = () => ({
    ...(status === null ? { subscriptionStatus: say(texts.pleaseChooseAStatus) } : {}),
    ...(reason.trim() === '' ? { reason: say(texts.pleaseSayWhyThe) } : {}),
  });
  const set = async (headers: Readonly<Record<string, string>>) => {
    if (status === null) return;
    await callApi(
      'setPlanOfOrganisation',
      { orgId, planId, subscriptionStatus: status, trialEndsOn, reason },
      { headers },
    );
  };

  return (
    <PasswordDialog
      title={say(texts.title)}
      confirmLabel={say(texts.setThePlan)}
      onClose={onClose}
      onProved={set}
      told={{ done: say(texts.thePlanIsSet), refreshes: ['readPlanOfOrganisation', 'readOrganisation'] }}
      problems={problems}
      fields={(errors) => (
        <>
          <Select
            label={say(texts.plan)}
            options={current.plans.map((plan) => ({ id: plan.planId, label: plan.planName }))}
            value={planId}
            onChange={(next) => change({ planId: next })}
            isRequired
            errorMessage={errors.planId}
          />
          <Select
            label={say(texts.status)}
            options={sayLabels(SUBSCRIPTION_STATUS_OPTIONS)}
            value={status}
            onChange={(next) => change({ status: next })}
            isRequired
            errorMessage={errors.subscriptionStatus}
          />
          {isTrial && (
            <DatePicker
              label={say(texts.lastDayOfThe)}
              value={parseIsoDate(fields.trialEndsOn)}
              minValue={today(timeZone)}
              maxValue={today(timeZone).add({ days: LONGEST_EXTENSION_DAYS })}
              onChange={(day) => change({ trialEndsOn: day?.toString() ?? null })}
              errorMessage={errors.trialEndsOn}
            />
          )}
          <TextArea
            label={say(texts.reason)}
            rows={2}
            value={reason}
            onChange={(next) => change({ reason: next })}
            maxLength={1000}
            isRequired
            errorMessage={errors.reason}
          />
        </>
      )}
    >
      {say(texts.thePlanTakesEffect)}
    </PasswordDialog>
  );
}

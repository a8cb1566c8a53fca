import { today } from '@internationalized/date';
import { LONGEST_EXTENSION_DAYS } from '@portal/domain/plans/trial.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { callKey } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
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
  const queryClient = useQueryClient();
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
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  const isReady = () => {
    const found = {
      ...(status === null ? { subscriptionStatus: 'Please choose a status.' } : {}),
      ...(reason.trim() === '' ? { reason: 'Please say why; the log keeps it.' } : {}),
    };
    setProblems(found);
    return Object.keys(found).length === 0;
  };
  const set = async (headers: Readonly<Record<string, string>>) => {
    if (status === null) return;
    try {
      await callApi(
        'setPlanOfOrganisation',
        { orgId, planId, subscriptionStatus: status, trialEndsOn, reason },
        { headers },
      );
    } catch (error) {
      setProblems(fieldErrorsOf(error));
      throw error;
    }
    showToast({ kind: 'success', text: 'The plan is set.' });
    onClose();
    await Promise.all(
      (['readPlanOfOrganisation', 'readOrganisation'] as const).map((name) =>
        queryClient.invalidateQueries({ queryKey: callKey(name) }),
      ),
    );
  };

  return (
    <PasswordDialog
      title="Set the plan by hand"
      confirmLabel="Set the plan"
      onClose={onClose}
      onProved={set}
      isReady={isReady}
      fields={
        <>
          <Select
            label="Plan"
            options={current.plans.map((plan) => ({ id: plan.planId, label: plan.planName }))}
            value={planId}
            onChange={(next) => change({ planId: next })}
            isRequired
            errorMessage={problems.planId}
          />
          <Select
            label="Status"
            options={SUBSCRIPTION_STATUS_OPTIONS}
            value={status}
            onChange={(next) => change({ status: next })}
            isRequired
            errorMessage={problems.subscriptionStatus}
          />
          {isTrial && (
            <DatePicker
              label="Last day of the free trial"
              value={parseIsoDate(fields.trialEndsOn)}
              minValue={today(timeZone)}
              maxValue={today(timeZone).add({ days: LONGEST_EXTENSION_DAYS })}
              onChange={(day) => change({ trialEndsOn: day?.toString() ?? null })}
              errorMessage={problems.trialEndsOn}
            />
          )}
          <TextArea
            label="Reason"
            rows={2}
            value={reason}
            onChange={(next) => change({ reason: next })}
            maxLength={1000}
            isRequired
            errorMessage={problems.reason}
          />
        </>
      }
    >
      The plan is in force at once; the customer gets no email. With a smaller plan nothing is deleted, but nothing more
      can be added either.
    </PasswordDialog>
  );
}

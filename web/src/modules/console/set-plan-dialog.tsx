import type { SubscriptionStatus } from '@portal/domain/plans/subscription-status.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { callKey } from '../../api/use-call.ts';
import { PasswordDialog } from '../../portal/password-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { SUBSCRIPTION_STATUS_OPTIONS } from './subscription-status-words.ts';

type SetPlanDialogProps = {
  readonly orgId: string;
  readonly current: CallOutput<'readPlanOfOrganisation'>['data'];
  readonly onClose: () => void;
};

/** Sets plan and status by hand: why, and the password once more. */
export function SetPlanDialog({ orgId, current, onClose }: SetPlanDialogProps) {
  const queryClient = useQueryClient();
  const [planId, setPlanId] = useState<string | null>(current.planId);
  const [status, setStatus] = useState<SubscriptionStatus | null>(
    SUBSCRIPTION_STATUS_OPTIONS.find(({ id }) => id === current.subscriptionStatus)?.id ?? null,
  );
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  const isReady = () => {
    const found = {
      ...(planId === null ? { planId: 'Please choose a plan.' } : {}),
      ...(status === null ? { subscriptionStatus: 'Please choose a status.' } : {}),
      ...(reason.trim() === '' ? { reason: 'Please say why; the log keeps it.' } : {}),
    };
    setProblems(found);
    return Object.keys(found).length === 0;
  };
  const set = async (headers: Readonly<Record<string, string>>) => {
    if (planId === null || status === null) return;
    try {
      await callApi('setPlanOfOrganisation', { orgId, planId, subscriptionStatus: status, reason }, { headers });
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
            onChange={setPlanId}
            isRequired
            errorMessage={problems.planId}
          />
          <Select
            label="Status"
            options={SUBSCRIPTION_STATUS_OPTIONS}
            value={status}
            onChange={setStatus}
            isRequired
            errorMessage={problems.subscriptionStatus}
          />
          <TextArea
            label="Reason"
            rows={2}
            value={reason}
            onChange={setReason}
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

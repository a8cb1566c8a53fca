import { callApi } from '../../../api/call-api.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';

export type DeclinedRequest = {
  readonly orgId: string;
  readonly companyName: string;
  readonly planId: string;
  readonly planName: string;
};

/** Name under which the form is kept when a session ends in its midst. */
export const DECLINE_REQUEST_FORM = 'decline-request';

type DeclineRequestDialogProps = {
  readonly request: DeclinedRequest;
  readonly onClose: () => void;
};

/** Turns a plan request down, with words for the customer. */
export function DeclineRequestDialog({ request, onClose }: DeclineRequestDialogProps) {
  const { orgId, companyName, planId, planName } = request;
  const { fields, change } = useKeptFields(DECLINE_REQUEST_FORM, request, () => ({ reason: '' }));
  const { reason } = fields;
  const { errors, save } = useSave('listPlanRequests', 'readPlanOfOrganisation');
  return (
    <FormDialog
      title={`Decline the ${planName} Plan?`}
      submitLabel="Decline and tell them"
      isReady={reason.trim() !== ''}
      onSubmit={() =>
        save(
          () => callApi('declinePlanRequest', { orgId, planId, reason }),
          `The request is declined. We have told ${companyName} by email.`,
        )
      }
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {companyName} keeps the plan it has, and nothing is charged. They get an email with what you write here.
      </p>
      <TextArea
        label="Reason"
        value={reason}
        onChange={(next) => change({ reason: next })}
        maxLength={1000}
        isRequired
        description="The customer reads it. Say what they can do instead."
        errorMessage={errors.reason}
      />
    </FormDialog>
  );
}

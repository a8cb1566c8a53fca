import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { declineRequestDialog as texts } from './plans.texts.ts';

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
      title={say(texts.declineThePlanNamePlan, { planName })}
      submitLabel={say(texts.declineAndTellThem)}
      isReady={reason.trim() !== ''}
      onSubmit={() =>
        save(
          () => callApi('declinePlanRequest', { orgId, planId, reason }),
          say(texts.theRequestIsDeclined, { companyName }),
        )
      }
      onClose={onClose}
    >
      <p className="text-ink-soft">{say(texts.companyNameKeepsThePlan, { companyName })}</p>
      <TextArea
        label={say(texts.reason)}
        value={reason}
        onChange={(next) => change({ reason: next })}
        maxLength={1000}
        isRequired
        description={say(texts.description)}
        errorMessage={errors.reason}
      />
    </FormDialog>
  );
}

import { useState } from 'react';
import { fieldErrorsOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';
import { PasswordDialog } from '../../portal/password-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Name under which the reason is kept when a session ends in its midst; never the password. */
export const visitFormKey = (orgId: string) => `service-visit-${orgId}`;

type OpenPortalDialogProps = {
  readonly orgId: string;
  readonly companyName: string;
  readonly onClose: () => void;
};

/** Opens a service session: why, which the customer reads, and the password once more. */
export function OpenPortalDialog({ orgId, companyName, onClose }: OpenPortalDialogProps) {
  const kept = useKeptForm<string>(visitFormKey(orgId));
  const [reason, setReason] = useState(kept ?? '');
  useKeepForm(visitFormKey(orgId), reason);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const open = async (headers: Readonly<Record<string, string>>) => {
    try {
      await callApi('openServiceSession', { orgId, reason }, { headers });
    } catch (error) {
      setProblem(fieldErrorsOf(error).reason);
      throw error;
    }
    // Everything that was loaded belongs to the console, so the portal starts anew.
    window.location.assign('/');
  };
  return (
    <PasswordDialog
      title={`Open the portal of ${companyName}?`}
      confirmLabel="Open portal"
      onClose={onClose}
      onProved={open}
      isReady={() => {
        const isMissing = reason.trim().length < 3;
        setProblem(isMissing ? 'Please say why, so that the customer understands it.' : undefined);
        return !isMissing;
      }}
      fields={
        <TextField
          label="Reason"
          value={reason}
          onChange={setReason}
          maxLength={300}
          isRequired
          description="The customer sees it, with your address and the time."
          errorMessage={problem}
        />
      }
    >
      You work in it as one of its admins for an hour at most. Everything you do is recorded with your name, and the
      customer can end it at any time.
    </PasswordDialog>
  );
}

import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { callKey } from '../../../api/use-call.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { STAFF_ROLE_OPTIONS } from './staff-role-words.ts';

/** Name under which the form is kept when a session ends in its midst; never the password. */
export const INVITE_STAFF_FORM = 'invite-staff';

type InviteStaffDialogProps = {
  /** The address of somebody who gets a fresh link; empty for a new colleague. */
  readonly email: string;
  readonly onClose: () => void;
};

/** Mails a colleague a link to a staff account. */
export function InviteStaffDialog({ email: givenEmail, onClose }: InviteStaffDialogProps) {
  const queryClient = useQueryClient();
  const { fields, change } = useKeptFields(INVITE_STAFF_FORM, null, () => ({
    typed: givenEmail,
    staffRole: 'support' as StaffRole,
  }));
  const { typed, staffRole } = fields;
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const email = normalizeEmail(typed);
  return (
    <PasswordDialog
      title="Invite a colleague"
      confirmLabel="Send the link"
      onClose={onClose}
      isReady={() => {
        const isReady = isEmailAddress(email);
        setProblem(isReady ? undefined : 'Please enter a valid email.');
        return isReady;
      }}
      onProved={async (headers) => {
        try {
          await callApi('inviteStaff', { email, staffRole }, { headers });
        } catch (error) {
          setProblem(fieldErrorsOf(error).email);
          throw error;
        }
        showToast({ kind: 'success', text: `The link is on its way to ${email}.` });
        onClose();
        await queryClient.invalidateQueries({ queryKey: callKey('listStaff') });
      }}
      fields={
        <>
          <TextField
            label="Work email address"
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(next) => change({ typed: next })}
            maxLength={254}
            isRequired
            errorMessage={problem}
          />
          <RadioGroup
            label="Role"
            options={STAFF_ROLE_OPTIONS}
            value={staffRole}
            onChange={(next) => change({ staffRole: next })}
            hasFrames
          />
        </>
      }
    >
      Your colleague gets a link that works for three days and once, chooses a password, and sets up a second factor.
    </PasswordDialog>
  );
}

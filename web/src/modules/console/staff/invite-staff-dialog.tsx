import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import { callApi } from '../../../api/call-api.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { inviteStaffDialog as texts } from './staff.texts.ts';
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
  const { fields, change } = useKeptFields(INVITE_STAFF_FORM, null, () => ({
    typed: givenEmail,
    staffRole: 'support' as StaffRole,
  }));
  const { typed, staffRole } = fields;
  const email = normalizeEmail(typed);
  return (
    <PasswordDialog
      title={say(texts.title)}
      confirmLabel={say(texts.sendTheLink)}
      onClose={onClose}
      problems={() => (isEmailAddress(email) ? {} : { email: say(texts.pleaseEnterAValid) })}
      onProved={(headers) => callApi('inviteStaff', { email, staffRole }, { headers })}
      told={{ done: say(texts.theLinkIsOn, { email }), refreshes: ['listStaff'] }}
      fields={(errors) => (
        <>
          <TextField
            label={say(texts.workEmailAddress)}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(next) => change({ typed: next })}
            maxLength={254}
            isRequired
            errorMessage={errors.email}
          />
          <RadioGroup
            label={say(texts.role)}
            options={sayLabels(STAFF_ROLE_OPTIONS)}
            value={staffRole}
            onChange={(next) => change({ staffRole: next })}
            hasFrames
          />
        </>
      )}
    >
      {say(texts.yourColleagueGetsA)}
    </PasswordDialog>
  );
}

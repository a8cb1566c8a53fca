import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { type Colleague, nameOfColleague } from './colleague-dialog.tsx';
import { colleagueDialog as texts } from './staff.texts.ts';
import { STAFF_ROLE_OPTIONS, STAFF_ROLE_WORDS } from './staff-role-words.ts';

type RoleDialogProps = { readonly colleague: Colleague; readonly onClose: () => void };

/** Gives a colleague another role, with the password. */
export function RoleDialog({ colleague, onClose }: RoleDialogProps) {
  const { cognitoId } = colleague;
  const [staffRole, setStaffRole] = useState(colleague.staffRole);
  const name = nameOfColleague(colleague);
  return (
    <PasswordDialog
      title={say(texts.changeRoleTitle)}
      confirmLabel={say(texts.changeRole)}
      onClose={onClose}
      onProved={(headers) => callApi('changeStaffRole', { cognitoId, staffRole }, { headers })}
      told={{
        done: say(texts.hasTheRole, { name, role: say(STAFF_ROLE_WORDS[staffRole].label) }),
        refreshes: ['listStaff'],
      }}
      fields={() => (
        <RadioGroup
          label={say(texts.role)}
          options={sayLabels(STAFF_ROLE_OPTIONS)}
          value={staffRole}
          onChange={setStaffRole}
          hasFrames
        />
      )}
    >
      {say(texts.sessionsWillEnd, { name })}
    </PasswordDialog>
  );
}

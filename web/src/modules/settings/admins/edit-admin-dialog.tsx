import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { personChanges } from '../person-changes.ts';
import { type PersonDetails, PersonFields } from '../person-fields.tsx';
import { editAdminDialog as texts } from './admins.texts.ts';

type Admin = CallOutput<'getUserList'>['data'][number];

/** Name under which the form is kept when a session ends in its midst, and what is kept. */
export const ADMIN_FORM = 'edited-admin';
export type KeptAdmin = { readonly admin: Admin; readonly details: PersonDetails };

type EditAdminDialogProps = {
  readonly admin: Admin;
  readonly onClose: () => void;
};

/** Changes an admin's names and job title. */
export function EditAdminDialog({ admin, onClose }: EditAdminDialogProps) {
  const queryClient = useQueryClient();
  const kept = useKeptForm<KeptAdmin>(ADMIN_FORM);
  const [details, setDetails] = useState<PersonDetails>(
    kept?.details ?? { firstName: admin.firstName, lastName: admin.lastName, jobTitle: admin.jobTitle },
  );
  useKeepForm(
    ADMIN_FORM,
    useMemo(() => ({ admin, details }) satisfies KeptAdmin, [admin, details]),
  );
  const trimmed = {
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    jobTitle: details.jobTitle.trim(),
  };
  // What is stored by now, where a colleague was faster.
  const [theirs, setTheirs] = useState<PersonDetails | null>(null);
  const { act } = useAction(
    () => callApi('editUser', { cognitoId: admin.cognitoId, userProfile: trimmed, before: namesOf(theirs ?? admin) }),
    {
      done: say(texts.detailsSuccessfullyUpdated),
      refreshes: ['getUserList', 'profileCheck'],
      failed: { always: say(texts.editUserFailed) },
      onFailure: async (error) => {
        if (isApiError(error, 'CHANGED_ELSEWHERE')) setTheirs(await loadAnew(queryClient, admin));
        return false;
      },
    },
  );
  const save = async () => {
    if (await act()) onClose();
  };
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={save} isDisabled={trimmed.firstName === '' || trimmed.lastName === ''}>
            {say(texts.saveChanges)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {theirs && <ChangedElsewhere takeTheirs={say(texts.cancel)} fields={personChanges(theirs, trimmed)} />}
        <p className="text-ink-soft">
          <EmailText email={admin.email} />
        </p>
        <PersonFields value={details} onChange={setDetails} areNamesRequired />
      </div>
    </Dialog>
  );
}

const namesOf = ({ firstName, lastName, jobTitle }: PersonDetails) => ({ firstName, lastName, jobTitle });

/** The admin as stored now; as known where the list cannot be read or holds them no more. */
async function loadAnew(queryClient: QueryClient, admin: Admin): Promise<PersonDetails> {
  await queryClient.refetchQueries({ queryKey: callKey('getUserList') });
  const list = queryClient.getQueryData<CallOutput<'getUserList'>>(callKey('getUserList', {}));
  return list?.data.find(({ cognitoId }) => cognitoId === admin.cognitoId) ?? admin;
}

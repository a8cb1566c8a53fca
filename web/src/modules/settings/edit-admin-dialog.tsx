import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { callKey } from '../../api/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { type PersonDetails, PersonFields } from './person-fields.tsx';

type EditAdminDialogProps = {
  readonly admin: CallOutput<'getUserList'>['data'][number];
  readonly onClose: () => void;
};

/** Changes an admin's names and job title. */
export function EditAdminDialog({ admin, onClose }: EditAdminDialogProps) {
  const queryClient = useQueryClient();
  const [details, setDetails] = useState<PersonDetails>({
    firstName: admin.firstName,
    lastName: admin.lastName,
    jobTitle: admin.jobTitle,
  });
  const trimmed = {
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    jobTitle: details.jobTitle.trim(),
  };
  const save = async () => {
    try {
      await callApi('editUser', { cognitoId: admin.cognitoId, userProfile: trimmed });
    } catch {
      showToast({ kind: 'danger', text: 'Edit user failed.' });
      return;
    }
    showToast({ kind: 'success', text: 'Details successfully updated.' });
    await Promise.all(
      (['getUserList', 'profileCheck'] as const).map((name) =>
        queryClient.invalidateQueries({ queryKey: callKey(name) }),
      ),
    );
    onClose();
  };
  return (
    <Dialog
      title="Edit admin"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={save} isDisabled={trimmed.firstName === '' || trimmed.lastName === ''}>
            Save changes
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="break-all text-ink-soft">{admin.email}</p>
        <PersonFields value={details} onChange={setDetails} areNamesRequired />
      </div>
    </Dialog>
  );
}

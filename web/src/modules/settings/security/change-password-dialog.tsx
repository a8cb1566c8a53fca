import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrorsOf, isApiError } from '../../../api/api-error.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { callKey } from '../../../api/use-call.ts';
import { useIdentity } from '../../../portal/identity/use-identity.ts';
import { isPasswordReady, NewPasswordFields, NO_PASSWORD } from '../../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../../portal/passwords/use-password-rule.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';

const labels = { password: 'New password', confirmation: 'Confirm new password' };

/** Changes the user's own password, which asks for the current one. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const identity = useIdentity();
  const queryClient = useQueryClient();
  const { username } = useSessionState();
  const formId = useId();
  const rule = usePasswordRule();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState(NO_PASSWORD);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || current === '' || !isPasswordReady(next, rule)) return;
    setIsBusy(true);
    setFieldErrors({});
    try {
      await identity.changePassword(username ?? '', current, next.password);
    } catch (error) {
      const isWrong = isApiError(error, 'WRONG_CREDENTIALS');
      setFieldErrors(isWrong ? { currentPassword: 'This is not your current password.' } : fieldErrorsOf(error));
      if (!isWrong) showFailure(error, { otherwise: 'Change Password Failed' });
      setIsBusy(false);
      return;
    }
    showToast({ kind: 'success', text: 'Your password was changed. You were signed out everywhere else.' });
    onClose();
    await queryClient.invalidateQueries({ queryKey: callKey('listSessions') });
  };

  return (
    <Dialog
      title="Change password"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={isBusy}
            isDisabled={current === '' || !isPasswordReady(next, rule)}
          >
            Change password
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <input type="hidden" name="username" autoComplete="username" value={username ?? ''} readOnly />
        <PasswordField
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          maxLength={128}
          isRequired
          errorMessage={fieldErrors.currentPassword}
        />
        <NewPasswordFields value={next} onChange={setNext} labels={labels} errorMessage={fieldErrors.password} />
      </form>
    </Dialog>
  );
}

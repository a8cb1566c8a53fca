import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useIdentity } from '../../../portal/identity/use-identity.ts';
import { isPasswordReady, NewPasswordFields, NO_PASSWORD } from '../../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../../portal/passwords/use-password-rule.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { changePasswordDialog as texts } from './security.texts.ts';

const labels = { password: texts.newPassword, confirmation: texts.confirmNewPassword };

/** Changes the user's own password, which asks for the current one. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const identity = useIdentity();
  const { username } = useSessionState();
  const formId = useId();
  const rule = usePasswordRule();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState(NO_PASSWORD);
  const { act, errors, isBusy } = useAction(() => identity.changePassword(username ?? '', current, next.password), {
    done: say(texts.yourPasswordWasChanged),
    refreshes: ['listSessions'],
    failed: { otherwise: say(texts.changePasswordFailed) },
    fieldOf: { WRONG_CREDENTIALS: ['currentPassword', say(texts.thisIsNotYour)] },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (current === '' || !isPasswordReady(next, rule)) return;
    if (await act()) onClose();
  };

  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={isBusy}
            isDisabled={current === '' || !isPasswordReady(next, rule)}
          >
            {say(texts.title)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <input type="hidden" name="username" autoComplete="username" value={username ?? ''} readOnly />
        <PasswordField
          label={say(texts.currentPassword)}
          name="current-password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          maxLength={128}
          isRequired
          errorMessage={errors.currentPassword}
        />
        <NewPasswordFields value={next} onChange={setNext} labels={labels} errorMessage={errors.password} />
      </form>
    </Dialog>
  );
}

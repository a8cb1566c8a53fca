import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { showFailure } from '../../api/show-failure.ts';
import { isPasswordReady, NewPasswordFields, NO_PASSWORD } from '../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../portal/passwords/use-password-rule.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { RecaptchaNotice } from './captcha/recaptcha-notice.tsx';
import { CaptchaFailed, useCaptcha } from './captcha/use-captcha.ts';
import { useInviteUsed } from './use-invite-used.ts';
import { noteProven } from './verification/verification-storage.ts';

type InviteLinkFormProps = {
  readonly linkId: string;
  readonly email: string;
};

const labels = { password: 'Create password', confirmation: 'Confirm password' };

/** The password of an invited person; the address is the invitation's. */
export function InviteLinkForm({ linkId, email }: InviteLinkFormProps) {
  const goTo = useGoTo();
  const captcha = useCaptcha();
  const tellUsed = useInviteUsed();
  const [password, setPassword] = useState(NO_PASSWORD);
  const rule = usePasswordRule();
  const [isBusy, setIsBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isPasswordReady(password, rule)) return;
    setIsBusy(true);
    setFieldErrors({});
    try {
      await captcha.pass();
      const { data } = await callApi('acceptInviteLink', { linkId, password: password.password });
      noteProven(data.email);
      goTo('/verify');
    } catch (error) {
      setIsBusy(false);
      setFieldErrors(fieldErrorsOf(error));
      if (error instanceof CaptchaFailed) showToast({ kind: 'danger', text: error.message });
      else if (isApiError(error, 'INVITE_USED')) tellUsed(email);
      else if (isApiError(error, 'INVITE_INVALID')) goTo('/link-error-page', { replace: true });
      else showFailure(error);
    }
  };

  return (
    <form noValidate onSubmit={submit} onFocus={captcha.start} className="flex flex-col gap-4">
      <TextField
        label="Work email address"
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        isReadOnly
      />
      <NewPasswordFields value={password} onChange={setPassword} labels={labels} errorMessage={fieldErrors.password} />
      <Button type="submit" size="large" isFullWidth isBusy={isBusy} isDisabled={!isPasswordReady(password, rule)}>
        Set Password
      </Button>
      <RecaptchaNotice />
    </form>
  );
}

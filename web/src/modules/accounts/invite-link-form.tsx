import { type FormEvent, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { useAction } from '../../api/use-action.ts';
import { RecaptchaNotice } from '../../portal/captcha/recaptcha-notice.tsx';
import { CaptchaFailed, useCaptcha } from '../../portal/captcha/use-captcha.ts';
import { isPasswordReady, NewPasswordFields, NO_PASSWORD } from '../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../portal/passwords/use-password-rule.ts';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { inviteLinkForm as texts } from './invitations.texts.ts';
import { useInviteUsed } from './use-invite-used.ts';
import { noteProven } from './verification/verification-storage.ts';

type InviteLinkFormProps = {
  readonly linkId: string;
  readonly email: string;
};

const labels = { password: texts.createPassword, confirmation: texts.confirmPassword };

/** The password of an invited person; the address is the invitation's. */
export function InviteLinkForm({ linkId, email }: InviteLinkFormProps) {
  const goTo = useGoTo();
  const captcha = useCaptcha();
  const tellUsed = useInviteUsed();
  const [password, setPassword] = useState(NO_PASSWORD);
  const rule = usePasswordRule();
  const { act, errors, isBusy } = useAction(
    async () => {
      await captcha.pass();
      const { data } = await callApi('acceptInviteLink', { linkId, password: password.password });
      noteProven(data.email);
      goTo('/verify');
    },
    {
      failed: (error) => (error instanceof CaptchaFailed ? { always: error.message } : {}),
      onFailure: (error) => {
        const isUsed = isApiError(error, 'INVITE_USED');
        const isInvalid = isApiError(error, 'INVITE_INVALID');
        if (isUsed) tellUsed(email);
        if (isInvalid) goTo('/link-error-page', { replace: true });
        return isUsed || isInvalid;
      },
    },
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPasswordReady(password, rule)) await act();
  };

  return (
    <form noValidate onSubmit={submit} onFocus={captcha.start} className="flex flex-col gap-4">
      <TextField
        label={say(texts.workEmailAddress)}
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        isReadOnly
      />
      <NewPasswordFields value={password} onChange={setPassword} labels={labels} errorMessage={errors.password} />
      <Button type="submit" size="large" isFullWidth isBusy={isBusy} isDisabled={!isPasswordReady(password, rule)}>
        {say(texts.setPassword)}
      </Button>
      <RecaptchaNotice />
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { sayWithSupport } from '../../../portal/brand/say-with-support.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { logFailure } from '../../../portal/log-failure.ts';
import { isPasswordReady, NewPasswordFields, NO_PASSWORD } from '../../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../../portal/passwords/use-password-rule.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSubscriptionId } from '../../../portal/use-subscription-id.ts';
import { Button } from '../../../ui/button.tsx';
import { resetPasswordForm as texts } from './recovery.texts.ts';

type ResetPasswordFormProps = {
  readonly linkId: string;
  readonly onDone: () => void;
};

const errorsForPeople = [
  'PASSWORD_TOO_WEAK',
  'PASSWORD_TOO_COMMON',
  'PASSWORD_REFUSED',
  'RESET_LINK_INVALID',
  'IDENTITY_UNAVAILABLE',
];
const labels = { password: texts.newPassword, confirmation: texts.confirmNewPassword };

/** The new password of someone who came by a valid link. */
export function ResetPasswordForm({ linkId, onDone }: ResetPasswordFormProps) {
  const { supportEmail } = useBrand();
  const subscriptionId = useSubscriptionId();
  const [password, setPassword] = useState(NO_PASSWORD);
  const rule = usePasswordRule();
  const { act, errors, isBusy } = useAction(
    () => callApi('resetPassword', { linkId, password: password.password, subscriptionId }),
    {
      failed: (error) => {
        if (errorsForPeople.some((code) => isApiError(error, code))) return {};
        logFailure('Reset Password Failed', error);
        return { always: sayWithSupport(texts.somethingWentWrongWhile, supportEmail) };
      },
    },
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPasswordReady(password, rule) && (await act())) onDone();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NewPasswordFields value={password} onChange={setPassword} labels={labels} errorMessage={errors.password} />
      <Button type="submit" size="large" isFullWidth isBusy={isBusy} isDisabled={!isPasswordReady(password, rule)}>
        {say(texts.setPassword)}
      </Button>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { withSupportAddress } from '../../../portal/brand/with-support-address.ts';
import { logFailure } from '../../../portal/log-failure.ts';
import { isPasswordReady, NewPasswordFields, NO_PASSWORD } from '../../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../../portal/passwords/use-password-rule.ts';
import { useSubscriptionId } from '../../../portal/use-subscription-id.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';

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
const labels = { password: 'New password', confirmation: 'Confirm new password' };

/** The new password of someone who came by a valid link. */
export function ResetPasswordForm({ linkId, onDone }: ResetPasswordFormProps) {
  const { supportEmail } = useBrand();
  const subscriptionId = useSubscriptionId();
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
      await callApi('resetPassword', { linkId, password: password.password, subscriptionId });
      onDone();
    } catch (error) {
      setIsBusy(false);
      setFieldErrors(fieldErrorsOf(error));
      if (errorsForPeople.some((code) => isApiError(error, code))) {
        showFailure(error);
        return;
      }
      const wording = 'Something went wrong while resetting password. Try again, or email support@{domain} for help.';
      showToast({ kind: 'danger', text: withSupportAddress(wording, supportEmail) });
      logFailure('Reset Password Failed', error);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NewPasswordFields value={password} onChange={setPassword} labels={labels} errorMessage={fieldErrors.password} />
      <Button type="submit" size="large" isFullWidth isBusy={isBusy} isDisabled={!isPasswordReady(password, rule)}>
        Set Password
      </Button>
    </form>
  );
}

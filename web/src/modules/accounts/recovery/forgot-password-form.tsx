import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { type FormEvent, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { sayWithSupport } from '../../../portal/brand/say-with-support.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { forgotPasswordForm as texts } from './recovery.texts.ts';

type ForgotPasswordFormProps = {
  readonly subscriptionId: string | undefined;
  readonly onSent: (email: string) => void;
};

/** The address to send the recovery link to. */
export function ForgotPasswordForm({ subscriptionId, onSent }: ForgotPasswordFormProps) {
  const { supportEmail } = useBrand();
  const [typed, setTyped] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const email = normalizeEmail(typed);
  const { act, errors, clearError, isBusy } = useAction(
    () => callApi('sendResetPasswordMagicLink', { email, url: window.location.hostname, subscriptionId }),
    {
      fieldOf: { INVALID_INPUT: ['email', say(texts.pleaseEnterAValid)] },
      failed: (error) => {
        if (isApiError(error, 'INVALID_INPUT')) return {};
        return { always: sayWithSupport(texts.somethingWentWrongWhile, supportEmail) };
      },
    },
  );
  const problem = errors.email ?? emailProblem(email);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsLeft(true);
    if (problem === null && (await act())) onSent(email);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={say(texts.workEmailAddress)}
        type="email"
        name="username"
        autoComplete="username"
        inputMode="email"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          clearError('email');
        }}
        onBlur={() => setIsLeft(true)}
        maxLength={254}
        isRequired
        errorMessage={isLeft && problem !== null ? problem : undefined}
      />
      <Button type="submit" size="large" isFullWidth isBusy={isBusy} isDisabled={problem !== null}>
        {say(texts.verifyEmail)}
      </Button>
    </form>
  );
}

function emailProblem(email: string): string | null {
  if (email === '') return say(texts.workEmailAddressIs);
  return isEmailAddress(email) ? null : say(texts.pleaseEnterAValid);
}

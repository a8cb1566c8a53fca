import { type FormEvent, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { type CognitoPlace, createCognitoIdentity } from '../../../portal/identity/cognito-identity.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormProblem } from '../form-problem.tsx';
import { verifyCodeForm as texts } from './verification.texts.ts';

type VerifyCodeFormProps = { readonly email: string; readonly place: CognitoPlace };

/** Proves an address by the code that the identity provider has mailed; sign-in then tells the outcome. */
export default function VerifyCodeForm({ email, place }: VerifyCodeFormProps) {
  const goTo = useGoTo();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const goOn = (result: string) => {
    const query = new URLSearchParams({ verification_result: result, username: email });
    goTo(`/signin?${query}`);
  };

  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      await createCognitoIdentity(place).confirmEmail(email, code);
      goOn('success');
    },
    {
      onFailure: (error) => {
        const isVerified = isApiError(error, 'ALREADY_VERIFIED');
        if (isVerified) goOn('already_confirmed');
        return isVerified;
      },
    },
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    setProblem(code.trim() === '' ? say(texts.pleaseEnterTheCode) : null);
    if (code.trim() !== '') await act();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={say(texts.enterTheCodeFrom)}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={setCode}
        maxLength={20}
        errorMessage={errors.code}
      />
      {problem !== null && <FormProblem text={problem} />}
      <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
        {say(texts.verifyEmail)}
      </Button>
    </form>
  );
}

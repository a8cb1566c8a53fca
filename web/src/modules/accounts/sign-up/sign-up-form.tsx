import { type FormEvent, useState } from 'react';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import { RecaptchaNotice } from '../../../portal/captcha/recaptcha-notice.tsx';
import { useCaptcha } from '../../../portal/captcha/use-captcha.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { isPasswordReady, NewPasswordFields, NO_PASSWORD } from '../../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../../portal/passwords/use-password-rule.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormProblem } from '../form-problem.tsx';
import { signUpForm as texts } from './sign-up.texts.ts';
import { signUpProblem } from './sign-up-problem.ts';
import { useSignUp } from './use-sign-up.ts';
import type { SignUpOffer } from './use-sign-up-offer.ts';

/** Name under which the address is kept while maintenance interrupts; passwords never are. */
const SIGN_UP_FORM = 'sign-up';

type SignUpFormProps = {
  readonly offer: SignUpOffer;
  readonly subscriptionId: string | undefined;
};

/** Email and a new password, with an invisible captcha (spec part 1, sections 2 and 5). */
export function SignUpForm({ offer, subscriptionId }: SignUpFormProps) {
  const kept = useKeptForm<string>(SIGN_UP_FORM);
  const [email, setEmail] = useState(kept ?? '');
  useKeepForm(SIGN_UP_FORM, email === '' ? null : email);
  const [password, setPassword] = useState(NO_PASSWORD);
  const rule = usePasswordRule();
  const [problem, setProblem] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const captcha = useCaptcha();
  const signUp = useSignUp(captcha, offer, subscriptionId);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = signUpProblem(email, password);
    setProblem(found);
    setFieldErrors({});
    if (found !== null) return;
    setIsBusy(true);
    try {
      await signUp(email, password.password);
    } catch (error) {
      setFieldErrors(fieldErrorsOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} onFocus={captcha.start} className="flex flex-col gap-4">
      <TextField
        label={say(texts.workEmailAddress)}
        type="email"
        name="username"
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={setEmail}
        maxLength={254}
        isRequired
        errorMessage={fieldErrors.email}
      />
      <NewPasswordFields value={password} onChange={setPassword} errorMessage={fieldErrors.password} />
      {problem !== null && <FormProblem text={problem} />}
      <Button type="submit" size="large" isFullWidth isBusy={isBusy} isDisabled={!isPasswordReady(password, rule)}>
        {offer.isTrialDisabled ? say(texts.createAccount) : say(texts.startFreeTrial)}
      </Button>
      <RecaptchaNotice />
    </form>
  );
}

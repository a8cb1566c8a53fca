import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, isApiError } from '../../../api/api-error.ts';
import { notify } from '../../../api/notify.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { NewPasswordFields, NO_PASSWORD } from '../../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../../portal/passwords/use-password-rule.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { FormProblem } from '../form-problem.tsx';
import type { SignIn } from '../use-sign-in.ts';
import { changeProblem } from './change-problem.ts';
import { changeMode as texts } from './sign-in-modes.texts.ts';

const labels = { password: texts.newPassword, confirmation: texts.reenterNewPassword };
const errorsForPeople = ['PASSWORD_TOO_WEAK', 'PASSWORD_TOO_COMMON', 'NETWORK', 'TOO_MANY_REQUESTS', 'ACCOUNT_LOCKED'];

/** Replaces a temporary password by an own one and signs in (spec part 1, section 2, "Sign in", mode change). */
export default function ChangeMode({ signIn }: { readonly signIn: SignIn }) {
  const { username, identity, problem } = signIn;
  const [temporaryPassword, setTemporaryPassword] = useState(signIn.password);
  const [next, setNext] = useState(NO_PASSWORD);
  const rule = usePasswordRule();
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);

  const tell = (error: unknown, text: string) => {
    setFieldErrors(fieldErrorsOf(error));
    if (errorsForPeople.some((code) => isApiError(error, code))) showFailure(error);
    else void notify({ kind: 'danger', text });
    setIsBusy(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = changeProblem(temporaryPassword, next, rule);
    signIn.setProblem(found);
    setFieldErrors({});
    if (found !== null) return;
    setIsBusy(true);
    try {
      // Asked anew each time, so that a form that stood open for long still works.
      let step = await identity.signIn(username, temporaryPassword);
      if (step.kind === 'new-password') {
        try {
          step = await identity.answerNewPassword(username, step.challenge, next.password);
        } catch (error) {
          tell(error, say(texts.changePasswordFailed));
          return;
        }
      }
      await signIn.follow(step);
    } catch (error) {
      tell(error, say(texts.authenticationFailedForPassword));
    }
  };

  return (
    <AccessLayout
      title={say(texts.title)}
      description={say(texts.description)}
      footer={
        <TextLink isStandalone onPress={() => signIn.enter('login')}>
          {say(texts.back)}
        </TextLink>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label={say(texts.temporaryPassword)}
          name="temporary-password"
          autoComplete="current-password"
          value={temporaryPassword}
          onChange={setTemporaryPassword}
          maxLength={128}
        />
        <NewPasswordFields value={next} onChange={setNext} labels={labels} errorMessage={fieldErrors.password} />
        {problem !== null && <FormProblem text={problem} />}
        <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
          {say(texts.setPassword)}
        </Button>
      </form>
    </AccessLayout>
  );
}

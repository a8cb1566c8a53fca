import { type FormEvent, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { isPasswordReady, NewPasswordFields, NO_PASSWORD } from '../../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../../portal/passwords/use-password-rule.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { FormProblem } from '../form-problem.tsx';
import type { SignIn } from '../use-sign-in.ts';
import { resetMode as texts } from './sign-in-modes.texts.ts';

const labels = { password: texts.newPassword, confirmation: texts.confirmNewPassword };

/** Sets a new password by the verification code that was mailed; afterwards one signs in with it. */
export default function ResetMode({ signIn }: { readonly signIn: SignIn }) {
  const { username, identity, problem } = signIn;
  const [code, setCode] = useState('');
  const [password, setPassword] = useState(NO_PASSWORD);
  const rule = usePasswordRule();
  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      await identity.resetByCode(username, code, password.password);
      signIn.setPassword('');
      signIn.enter('login');
    },
    { done: say(texts.yourPasswordHasBeen) },
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    const isIncomplete = [username, code, password.password].some((text) => text.trim() === '');
    signIn.setProblem(isIncomplete ? say(texts.formIncompletePleaseFill) : null);
    if (!isIncomplete && isPasswordReady(password, rule)) await act();
  };

  return (
    <AccessLayout
      title={say(texts.title)}
      description={say(texts.description)}
      footer={
        <TextLink isStandalone onPress={() => signIn.enter('forgot')}>
          {say(texts.back)}
        </TextLink>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={say(texts.workEmailAddress)}
          type="email"
          name="username"
          autoComplete="username"
          inputMode="email"
          value={username}
          onChange={signIn.setUsername}
          maxLength={254}
          errorMessage={errors.username}
        />
        <TextField
          label={say(texts.verificationCode)}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          onChange={setCode}
          maxLength={20}
          errorMessage={errors.code}
        />
        <NewPasswordFields value={password} onChange={setPassword} labels={labels} errorMessage={errors.password} />
        {problem !== null && <FormProblem text={problem} />}
        <Button type="submit" size="large" isFullWidth isBusy={isBusy} isDisabled={!isPasswordReady(password, rule)}>
          {say(texts.setPassword)}
        </Button>
      </form>
    </AccessLayout>
  );
}

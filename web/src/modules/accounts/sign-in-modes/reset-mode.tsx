import { type FormEvent, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { isPasswordReady, NewPasswordFields, NO_PASSWORD } from '../../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../../portal/passwords/use-password-rule.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { FormProblem } from '../form-problem.tsx';
import type { SignIn } from '../use-sign-in.ts';

const labels = { password: 'New password', confirmation: 'Confirm new password' };

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
    { done: 'Your password has been reset' },
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    const isIncomplete = [username, code, password.password].some((text) => text.trim() === '');
    signIn.setProblem(isIncomplete ? 'Form Incomplete. Please fill empty fields.' : null);
    if (!isIncomplete && isPasswordReady(password, rule)) await act();
  };

  return (
    <AccessLayout
      title="Set a new password"
      description="Enter the verification code from the email. You will be signed out on other devices."
      footer={
        <TextLink isStandalone onPress={() => signIn.enter('forgot')}>
          Back
        </TextLink>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Work email address"
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
          label="Verification code"
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
          Set Password
        </Button>
      </form>
    </AccessLayout>
  );
}

import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FormProblem } from './form-problem.tsx';

type SignInFormProps = {
  readonly username: string;
  readonly password: string;
  readonly problem: string | null;
  readonly forgotPasswordLink: string;
  readonly onUsername: (username: string) => void;
  readonly onPassword: (password: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
};

/** Email and password. */
export function SignInForm(props: SignInFormProps) {
  return (
    <form noValidate onSubmit={props.onSubmit} className="flex flex-col gap-4">
      <TextField
        label="Work email address"
        type="email"
        name="username"
        autoComplete="username"
        inputMode="email"
        value={props.username}
        onChange={props.onUsername}
        maxLength={254}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={props.password}
        onChange={props.onPassword}
        maxLength={128}
      />
      {props.problem !== null && <FormProblem text={props.problem} />}
      <div className="flex justify-end text-sm">
        <TextLink isStandalone href={props.forgotPasswordLink}>
          Forgot password?
        </TextLink>
      </div>
      <Button type="submit" size="large" isFullWidth>
        Sign in
      </Button>
    </form>
  );
}

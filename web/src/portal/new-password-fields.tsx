import { missingPasswordParts } from '@portal/domain/accounts/password-rule.ts';
import { useState } from 'react';
import { PasswordField } from '../ui/password-field.tsx';
import type { NewPassword } from './new-password.ts';
import { PasswordRules } from './password-rules.tsx';

export const NO_PASSWORD: NewPassword = { password: '', confirmation: '' };

/** True when a new password fulfils the rule and was typed twice alike (spec part 1, section 5). */
export function isPasswordReady({ password, confirmation }: NewPassword): boolean {
  return missingPasswordParts(password).length === 0 && password === confirmation;
}

type NewPasswordFieldsProps = {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly labels?: { readonly password: string; readonly confirmation: string };
  /** What the server found wrong with the password. */
  readonly errorMessage?: string | undefined;
};

const usualLabels = { password: 'Password', confirmation: 'Confirm password' };

/** A new password, typed twice, with the rule ticked off as it is met. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, onChange, labels = usualLabels, errorMessage } = props;
  const [isConfirmationLeft, setIsConfirmationLeft] = useState(false);
  const differs = value.confirmation !== '' && value.confirmation !== value.password;
  return (
    <>
      <PasswordField
        label={labels.password}
        name="new-password"
        autoComplete="new-password"
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        maxLength={128}
        isRequired
        errorMessage={errorMessage}
      />
      <PasswordField
        label={labels.confirmation}
        name="confirm-password"
        autoComplete="new-password"
        value={value.confirmation}
        onChange={(confirmation) => onChange({ ...value, confirmation })}
        onBlur={() => setIsConfirmationLeft(true)}
        maxLength={128}
        isRequired
        errorMessage={differs && isConfirmationLeft ? "Passwords don't match" : undefined}
      />
      <PasswordRules value={value} />
    </>
  );
}

import { isPasswordAcceptable, type PasswordRule } from '@portal/domain/accounts/password-rule.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { lazy, Suspense } from 'react';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { StrengthMeter } from '../../ui/fields/strength-meter.tsx';
import { say } from '../texts/say.ts';
import type { NewPassword } from './new-password.ts';
import { PasswordRules } from './password-rules.tsx';
import { newPasswordFields as texts } from './passwords.texts.ts';
import { usePasswordRule } from './use-password-rule.ts';

// Its word lists are large, so they come when a password is being typed.
const PasswordStrength = lazy(() => import('./password-strength.tsx'));

export const NO_PASSWORD: NewPassword = { password: '', confirmation: '' };

/** True when a new password fulfils the rule and was typed twice alike (spec part 1, section 5). */
export function isPasswordReady({ password, confirmation }: NewPassword, rule: PasswordRule): boolean {
  return isPasswordAcceptable(password, rule) && password === confirmation;
}

type NewPasswordFieldsProps = {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly labels?: { readonly password: Phrase; readonly confirmation: Phrase };
  /** What the server found wrong with the password. */
  readonly errorMessage?: string | undefined;
};

const usualLabels = { password: texts.password, confirmation: texts.confirmPassword };

/** A new password, typed twice, with the rule ticked off as it is met. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, onChange, labels = usualLabels, errorMessage } = props;
  const rule = usePasswordRule();
  // Said while typing, not on leaving the field: a line that appears under a press moves the button away from it.
  const differs = value.confirmation !== value.password && value.confirmation.length >= value.password.length;
  return (
    <>
      <PasswordField
        label={say(labels.password)}
        name="new-password"
        autoComplete="new-password"
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        maxLength={128}
        isRequired
        errorMessage={errorMessage}
        strengthMeter={
          value.password !== '' && (
            <Suspense fallback={<StrengthMeter score={undefined} />}>
              <PasswordStrength password={value.password} />
            </Suspense>
          )
        }
      />
      <PasswordField
        label={say(labels.confirmation)}
        name="confirm-password"
        autoComplete="new-password"
        value={value.confirmation}
        onChange={(confirmation) => onChange({ ...value, confirmation })}
        maxLength={128}
        isRequired
        errorMessage={differs && value.confirmation !== '' ? say(texts.passwordsDontMatch) : undefined}
      />
      <PasswordRules value={value} rule={rule} />
    </>
  );
}

import { missingPasswordParts, type PasswordPart, type PasswordRule } from '@portal/domain/accounts/password-rule.ts';
import { Check, Circle } from 'lucide-react';
import type { NewPassword } from './new-password.ts';

const texts: Record<PasswordPart, string> = {
  length: 'At least 8 characters',
  lower: 'A lower-case letter',
  upper: 'An upper-case letter',
  digit: 'A number',
};

type PasswordRulesProps = { readonly value: NewPassword; readonly rule: PasswordRule };

/** The password rule as a list whose lines are ticked off while typing; without a rule only the repetition is left. */
export function PasswordRules({ value, rule }: PasswordRulesProps) {
  const missing = missingPasswordParts(value.password);
  const rules = [
    ...(rule === 'none' ? [] : (Object.keys(texts) as PasswordPart[])).map((part) => ({
      text: texts[part],
      isMet: !missing.includes(part),
    })),
    { text: 'Match new password', isMet: value.password !== '' && value.password === value.confirmation },
  ];
  return (
    <ul aria-label="Password rules" className="grid gap-x-4 gap-y-1.5 text-sm phone:grid-cols-2">
      {rules.map((rule) => (
        <li key={rule.text} className={`flex items-center gap-2 ${rule.isMet ? 'text-success-ink' : 'text-ink-soft'}`}>
          {rule.isMet ? (
            <Check aria-hidden="true" size={16} strokeWidth={3} className="shrink-0" />
          ) : (
            <Circle aria-hidden="true" size={16} className="shrink-0" />
          )}
          <span>
            {rule.text}
            <span className="sr-only">{rule.isMet ? ' (met)' : ' (not met yet)'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

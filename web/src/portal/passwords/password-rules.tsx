import { missingPasswordParts, type PasswordPart, type PasswordRule } from '@portal/domain/accounts/password-rule.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { Check, Circle } from 'lucide-react';
import { say } from '../texts/say.ts';
import type { NewPassword } from './new-password.ts';
import { passwordRules as texts } from './passwords.texts.ts';

const PARTS: Readonly<Record<PasswordPart, Phrase>> = {
  length: texts.atLeast8Characters,
  lower: texts.lower,
  upper: texts.upper,
  digit: texts.aNumber,
};

type PasswordRulesProps = { readonly value: NewPassword; readonly rule: PasswordRule };

/** The password rule as a list whose lines are ticked off while typing; without a rule only the repetition is left. */
export function PasswordRules({ value, rule }: PasswordRulesProps) {
  const missing = missingPasswordParts(value.password);
  const rules = [
    ...(rule === 'none' ? [] : (Object.keys(PARTS) as PasswordPart[])).map((part) => ({
      text: say(PARTS[part]),
      isMet: !missing.includes(part),
    })),
    {
      text: say(texts.matchNewPassword),
      isMet: value.password !== '' && value.password === value.confirmation,
    },
  ];
  return (
    <ul aria-label={say(texts.passwordRules)} className="grid gap-x-4 gap-y-1.5 text-sm phone:grid-cols-2">
      {rules.map((rule) => (
        <li key={rule.text} className={`flex items-center gap-2 ${rule.isMet ? 'text-success-ink' : 'text-ink-soft'}`}>
          {rule.isMet ? (
            <Check aria-hidden="true" size={16} strokeWidth={3} className="shrink-0" />
          ) : (
            <Circle aria-hidden="true" size={16} className="shrink-0" />
          )}
          <span>
            {rule.text} <span className="sr-only">{rule.isMet ? say(texts.met) : say(texts.notMetYet)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

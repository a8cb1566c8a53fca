import { isPasswordAcceptable, type PasswordRule } from '@portal/domain/accounts/password-rule.ts';
import type { NewPassword } from '../../../portal/passwords/new-password.ts';

/** What is wrong with a form that replaces a temporary password; null when it may be sent (spec part 1, section 5). */
export function changeProblem(temporaryPassword: string, next: NewPassword, rule: PasswordRule): string | null {
  if (temporaryPassword === '') return 'Please enter the temporary password.';
  if (next.password === '' || next.confirmation === '') return 'Please enter and confirm the new password.';
  if (next.password !== next.confirmation) return 'New password does not match the reentered password.';
  return isPasswordAcceptable(next.password, rule)
    ? null
    : 'Use at least 8 characters with a lowercase letter, an uppercase letter and a number.';
}

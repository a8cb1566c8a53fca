import { isPasswordAcceptable, type PasswordRule } from '@portal/domain/accounts/password-rule.ts';
import type { NewPassword } from '../../../portal/passwords/new-password.ts';
import { say } from '../../../portal/texts/say.ts';
import { changeProblem as texts } from './sign-in-modes.texts.ts';

/** What is wrong with a form that replaces a temporary password; null when it may be sent (spec part 1, section 5). */
export function changeProblem(temporaryPassword: string, next: NewPassword, rule: PasswordRule): string | null {
  if (temporaryPassword === '') return say(texts.pleaseEnterTheTemporary);
  if (next.password === '' || next.confirmation === '') return say(texts.pleaseEnterAndConfirm);
  if (next.password !== next.confirmation) return say(texts.newPasswordDoesNot);
  return isPasswordAcceptable(next.password, rule) ? null : say(texts.useAtLeast8);
}

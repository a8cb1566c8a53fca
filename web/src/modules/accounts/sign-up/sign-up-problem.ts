import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import type { NewPassword } from '../../../portal/passwords/new-password.ts';
import { say } from '../../../portal/texts/say.ts';
import { signUpProblem as texts } from './sign-up.texts.ts';

/** What is wrong with a filled-in sign-up form, or null (spec part 1, section 5). */
export function signUpProblem(email: string, { password, confirmation }: NewPassword): string | null {
  if (email.trim() === '' || password === '' || confirmation === '') {
    return say(texts.formIncompletePleaseFill);
  }
  if (password !== confirmation) return say(texts.newPasswordDoesNot);
  if (!isEmailAddress(normalizeEmail(email))) return say(texts.pleaseEnterAValid);
  return null;
}

import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import type { NewPassword } from '../../../portal/passwords/new-password.ts';

/** What is wrong with a filled-in sign-up form, or null (spec part 1, section 5). */
export function signUpProblem(email: string, { password, confirmation }: NewPassword): string | null {
  if (email.trim() === '' || password === '' || confirmation === '') {
    return 'Form Incomplete. Please fill empty fields.';
  }
  if (password !== confirmation) return 'New password does not match the confirm password.';
  if (!isEmailAddress(normalizeEmail(email))) return 'Please enter a valid email address.';
  return null;
}

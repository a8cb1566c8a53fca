import { EMAIL_MAX_LENGTH, isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { PASSWORD_MAX_LENGTH } from '@portal/domain/accounts/password-rule.ts';
import { z } from 'zod';
import { faults } from '../input-faults.texts.ts';

/** An email address, trimmed and in lower case (spec part 1, section 5). */
export const email = z
  .string()
  .max(EMAIL_MAX_LENGTH * 2)
  .transform(normalizeEmail)
  .refine(isEmailAddress, faults.email.text);

/** A password exactly as typed; its strength is judged by the use case, where a new one is set. */
export const password = z.string().min(1, faults.password.text).max(PASSWORD_MAX_LENGTH);

export const subscriptionId = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/);

/** What a sign-in answers. Unless `secondFactor` is "not-needed" there is no session yet: a code is due, a passkey (or a code), or setting one up. */
export const sessionStart = z.object({
  success: z.literal(true),
  username: z.string(),
  newUser: z.boolean(),
  isServiceSession: z.boolean(),
  secondFactor: z.enum(['not-needed', 'code', 'passkey', 'set-up']),
});

/** Ten codes, each good once in place of a code from the app. */
export const recoveryCodes = z.array(z.string());

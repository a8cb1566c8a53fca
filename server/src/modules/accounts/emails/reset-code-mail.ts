import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';

export type ResetCodeMailData = {
  readonly brand: Brand;
  /** Six digits. */
  readonly code: string;
  /** How long the code works, in minutes. */
  readonly validForMinutes: number;
};

/** Carries the code with which a forgotten password is replaced on the sign-in page (spec part 1, section 2, "Sign in"). */
export function renderResetCodeMail({ brand, code, validForMinutes }: ResetCodeMailData): Promise<Mail> {
  return composeMail(brand, {
    subject: `Your ${brand.brandNameShort} verification code`,
    preheader: `The code works for ${durationInWords(validForMinutes)}.`,
    heading: 'Your verification code',
    paragraphs: [
      `Enter this code on the ${brand.brandNameLong} sign-in page, along with your new password. You will then be signed out on all other devices.`,
    ],
    facts: [{ label: 'Verification code', value: code }],
    notes: [
      `The code works for ${durationInWords(validForMinutes)} and only once. If you request another one, only the newest works.`,
      'We will never ask you for it. Didn’t request a code? Then ignore this message: your password stays as it is.',
    ],
    reason: `someone requested a verification code for the ${brand.brandNameShort} account with this address.`,
  });
}

import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';

export type ResetPasswordMailData = {
  readonly brand: Brand;
  readonly resetUrl: string;
  /** How long the link works, in minutes. */
  readonly validForMinutes: number;
};

/** Carries the link with which a forgotten password is replaced (spec part 1, section 2, "Reset by link"). */
export function renderResetPasswordMail({ brand, resetUrl, validForMinutes }: ResetPasswordMailData): Promise<Mail> {
  return composeMail(brand, {
    subject: `Reset your ${brand.brandNameShort} password`,
    preheader: `The link works for ${durationInWords(validForMinutes)}.`,
    heading: 'Reset your password',
    paragraphs: [
      `We received a request to reset the password for your ${brand.brandNameLong} account. Press the button to choose a new one. You will then be signed out on all other devices.`,
    ],
    action: { label: 'Choose a new password', url: resetUrl },
    notes: [
      `The link works for ${durationInWords(validForMinutes)} and only once. If you request another one, only the newest works.`,
      'Didn’t request this? Then don’t use the link: your password stays as it is.',
    ],
    reason: `someone requested a password reset for the ${brand.brandNameShort} account with this address.`,
  });
}

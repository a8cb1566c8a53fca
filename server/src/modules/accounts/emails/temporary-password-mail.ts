import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';

export type TemporaryPasswordMailData = {
  readonly brand: Brand;
  readonly password: string;
  readonly signInUrl: string;
  /** How long the password works, in minutes. */
  readonly validForMinutes: number;
};

/** Carries a password that opens nothing but the form for an own one (ASVS 5.0, 6.4.1). */
export function renderTemporaryPasswordMail(data: TemporaryPasswordMailData): Promise<Mail> {
  const { brand, password, signInUrl, validForMinutes } = data;
  return composeMail(brand, {
    subject: `Your temporary ${brand.brandNameShort} password`,
    preheader: `It works for ${durationInWords(validForMinutes)} and has to be replaced when you sign in.`,
    heading: 'Your temporary password',
    paragraphs: [
      `Our support team set a temporary password for your ${brand.brandNameLong} account. Sign in with it; you will then be asked to choose your own password.`,
      'Your old password no longer works, and you were signed out everywhere.',
    ],
    facts: [{ label: 'Temporary password', value: password }],
    action: { label: 'Sign in', url: signInUrl },
    notes: [
      `The password works for ${durationInWords(validForMinutes)} and only once.`,
      `Didn’t ask our support team for help? Then email ${brand.supportEmail}.`,
    ],
    reason: `someone asked our support team to help with the ${brand.brandNameShort} account with this address.`,
  });
}

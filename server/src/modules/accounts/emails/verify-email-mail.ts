import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';

export type VerifyEmailMailData = {
  readonly brand: Brand;
  /** Built from the portal's own address, never from anything a browser sent. */
  readonly verifyUrl: string;
  /** How long the link works, in minutes. */
  readonly validForMinutes: number;
};

/** Asks someone who signed up to confirm that the address is theirs (spec part 1, section 2, "Verify email"). */
export function renderVerifyEmailMail({ brand, verifyUrl, validForMinutes }: VerifyEmailMailData): Promise<Mail> {
  return composeMail(brand, {
    subject: `Verify your email address for ${brand.brandNameShort}`,
    preheader: 'One click and your account is ready.',
    heading: 'Verify your email address',
    paragraphs: [
      `Thank you for signing up for ${brand.brandNameLong}. Press the button to confirm that this address is yours. Then you can sign in and set up your organization.`,
    ],
    action: { label: 'Verify email address', url: verifyUrl },
    notes: [
      `The link works for ${durationInWords(validForMinutes)} and only once.`,
      'Didn’t sign up? Then you don’t need to do anything: the account cannot be used until the address is confirmed.',
    ],
    reason: `someone signed up for ${brand.brandNameShort} with this address.`,
  });
}

import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type SignUpLinkMailData = {
  readonly brand: Brand;
  /** The person of the provider's staff who sends it. */
  readonly senderName: string;
  /** Empty when it is not known. */
  readonly firstName: string;
  /** Empty when it is not known. */
  readonly companyName: string;
  readonly signUpUrl: string;
  /** How long the link works, in minutes. */
  readonly validForMinutes: number;
};

/** Carries the link by which somebody signs up without typing an address ("magic link", spec part 1, section 2). */
export function renderSignUpLinkMail(data: SignUpLinkMailData): Promise<Mail> {
  const { brand, signUpUrl } = data;
  const sender = plainName(data.senderName);
  const reader = plainName(data.firstName);
  const firm = plainName(data.companyName) || 'your company';
  return composeMail(brand, {
    subject: `${sender} opened ${brand.brandNameShort} for you`,
    preheader: 'Choose a password, and your portal is ready.',
    heading: reader === '' ? 'Your portal is waiting' : `${reader}, your portal is waiting`,
    paragraphs: [
      `${sender} of ${brand.brandNameLong} prepared an account for you. It shows ${firm} in plain words how safe it is and what to do next.`,
      'Choose a password, sign in, and confirm a few details about your organization. This takes about three minutes.',
    ],
    action: { label: 'Set your password', url: signUpUrl },
    notes: [
      `The link is only for you. It works for ${durationInWords(data.validForMinutes)} and only once. Don’t forward it.`,
      `Weren’t expecting this? Then ignore this message: no account is created unless you choose a password. If you have questions, email ${brand.supportEmail}.`,
    ],
    reason: `${sender} entered this address to open an account for you.`,
  });
}

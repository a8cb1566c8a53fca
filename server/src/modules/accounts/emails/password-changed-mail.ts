import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { brandDateTime } from '../../../system/brand-date.ts';

export type PasswordChangedMailData = {
  readonly brand: Brand;
  readonly changedAt: Date;
  /** The page where a new password can be asked for, in case it was somebody else. */
  readonly forgotPasswordUrl: string;
};

/** Tells the owner of an account that its password was changed, so that a change by somebody else does not go unseen. */
export function renderPasswordChangedMail(data: PasswordChangedMailData): Promise<Mail> {
  const { brand, changedAt, forgotPasswordUrl } = data;
  return composeMail(brand, {
    subject: `Your ${brand.brandNameShort} password was changed`,
    preheader: 'If this was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password for your ${brand.brandNameLong} account was changed on ${brandDateTime(changedAt, brand)}. All other devices were signed out.`,
      'If this was you, there is nothing to do.',
      `If it wasn’t you, set a new password right away and tell us at ${brand.supportEmail}. Then change your email password too: anyone who can read your email can reset passwords.`,
    ],
    action: { label: 'It wasn’t me: set a new password', url: forgotPasswordUrl },
    reason: `the password for the ${brand.brandNameShort} account with this address was changed.`,
  });
}

import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';

export type NewSignInMailData = {
  readonly brand: Brand;
  readonly signedInAt: Date;
  /** What the browser calls itself, such as "Firefox on Windows". */
  readonly device: string;
  readonly address: string;
  /** The page where a new password can be asked for, in case it was somebody else. */
  readonly forgotPasswordUrl: string;
};

/** Tells the owner of an account that it was signed in to from a device that never was used for it before. */
export function renderNewSignInMail(data: NewSignInMailData): Promise<Mail> {
  const { brand, signedInAt, device, address, forgotPasswordUrl } = data;
  return composeMail(brand, {
    subject: `New sign-in to your ${brand.brandNameShort} account`,
    preheader: 'From a device not used with your account before.',
    heading: 'New sign-in to your account',
    paragraphs: [
      `Someone signed in to your ${brand.brandNameLong} account from a device not used with it before.`,
      'If this was you, there is nothing to do.',
      'If it wasn’t you, set a new password right away. That signs out everyone who is signed in to your account. Then turn on a second factor in your settings, so a password alone is no longer enough.',
    ],
    facts: [
      { label: 'When', value: brandDateTime(signedInAt, brand) },
      { label: 'Device', value: plainName(device) },
      { label: 'Internet address', value: address },
    ],
    action: { label: 'It wasn’t me: set a new password', url: forgotPasswordUrl },
    reason: `someone signed in to the ${brand.brandNameShort} account with this address from a new device.`,
  });
}

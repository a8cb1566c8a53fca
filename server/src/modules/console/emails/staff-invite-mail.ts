import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type StaffInviteMailData = {
  readonly brand: Brand;
  /** The owner who invites. */
  readonly senderName: string;
  readonly joinUrl: string;
  /** How long the link works, in minutes. */
  readonly validForMinutes: number;
};

/** Invites a colleague to the provider's staff. */
export function renderStaffInviteMail(data: StaffInviteMailData): Promise<Mail> {
  const { brand, joinUrl } = data;
  const sender = plainName(data.senderName);
  return composeMail(brand, {
    subject: `${sender} invites you to join the staff of ${brand.brandNameShort}`,
    preheader: 'Choose a password for your staff account.',
    heading: 'Your staff account is waiting',
    paragraphs: [
      `${sender} invites you to look after the customers of ${brand.brandNameLong} in its console.`,
      'Choose a password and sign in. When you first sign in, you set up an authenticator app on your phone, because staff accounts always need one. This takes about five minutes.',
    ],
    action: { label: 'Create your account', url: joinUrl },
    notes: [
      `The link is only for you. It works for ${durationInWords(data.validForMinutes)} and only once. Don’t forward it.`,
      `Weren’t expecting this? Then ignore this message and tell ${brand.supportEmail}: no account is created unless you choose a password.`,
    ],
    reason: `${sender} entered this address to invite you as a colleague.`,
  });
}

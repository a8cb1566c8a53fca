import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type InviteMailData = {
  readonly brand: Brand;
  readonly inviterName: string;
  readonly organisationName: string;
  /** Empty when the inviter did not give it. */
  readonly inviteeFirstName: string;
  readonly inviteUrl: string;
  /** How long the link works, in minutes. */
  readonly validForMinutes: number;
};

/** Invites a colleague as an admin (spec part 1, section 2, "Onboarding and intro" and "Settings"). */
export function renderInviteMail(data: InviteMailData): Promise<Mail> {
  const { brand, inviteUrl } = data;
  const inviter = plainName(data.inviterName);
  const organisation = plainName(data.organisationName);
  const invitee = plainName(data.inviteeFirstName);
  return composeMail(brand, {
    subject: `${inviter} invited you to ${brand.brandNameShort}`,
    preheader: `Help look after the security of ${organisation}.`,
    heading: invitee === '' ? 'You are invited' : `${invitee}, you are invited`,
    paragraphs: [
      `${inviter} of ${organisation} invited you as an admin to ${brand.brandNameLong}, where ${organisation} looks after its cyber security.`,
      'You will be able to see and manage the same areas as the person who invited you, including other users. Choose a password to get started.',
    ],
    action: { label: 'Accept the invitation', url: inviteUrl },
    notes: [
      `The link is only for you. It works for ${durationInWords(data.validForMinutes)} and only once. Don’t forward it.`,
      `Don’t know ${inviter}? Then ignore this message: no account is created unless you accept.`,
    ],
    reason: `${inviter} entered this address to invite you.`,
  });
}

import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { link, invite as texts } from './emails.texts.ts';

export type InviteMailData = MailTeller & {
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
  const { brand, say, inviteUrl } = data;
  const inviter = plainName(data.inviterName);
  const organization = plainName(data.organisationName);
  const name = plainName(data.inviteeFirstName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { inviter, brand: brand.brandNameShort }),
      preheader: say(texts.preheader, { organization }),
      heading: name === '' ? say(texts.headingWithoutName) : say(texts.heading, { name }),
      paragraphs: [say(texts.what, { inviter, organization, brand: brand.brandNameLong }), say(texts.rights)],
      action: { label: say(texts.accept), url: inviteUrl },
      notes: [
        say(link.onlyForYou, { duration: durationInWords(data.validForMinutes, say.locale) }),
        say(texts.unknown, { inviter }),
      ],
      reason: say(texts.reason, { inviter }),
    },
    say,
  );
}

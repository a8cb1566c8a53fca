import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { staffInvite as texts } from './emails.texts.ts';

export type StaffInviteMailData = MailTeller & {
  /** The owner who invites. */
  readonly senderName: string;
  readonly joinUrl: string;
  /** How long the link works, in minutes. */
  readonly validForMinutes: number;
};

/** Invites a colleague to the provider's staff. */
export function renderStaffInviteMail(data: StaffInviteMailData): Promise<Mail> {
  const { brand, say, joinUrl } = data;
  const sender = plainName(data.senderName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { sender, brand: brand.brandNameShort }),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { sender, brand: brand.brandNameLong }), say(texts.steps)],
      action: { label: say(texts.create), url: joinUrl },
      notes: [
        say(texts.onlyForYou, { duration: durationInWords(data.validForMinutes, say.locale) }),
        say(texts.unexpected, { support: brand.supportEmail }),
      ],
      reason: say(texts.reason, { sender }),
    },
    say,
  );
}

import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { ofAdmins, exportReady as texts } from './emails.texts.ts';

export type FirmExportMailData = MailTeller & {
  readonly organisationName: string;
  readonly askedBy: string;
  readonly expiresAt: Date;
  /** The page with the file, for people who are signed in. */
  readonly dataUrl: string;
};

/** Tells an admin that the file with everything of the firm is ready, and who asked for it. */
export function renderFirmExportMail(data: FirmExportMailData): Promise<Mail> {
  const { brand, say } = data;
  const organization = plainName(data.organisationName);
  const person = plainName(data.askedBy);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { organization }),
      preheader: say(texts.preheader, { person }),
      heading: say(texts.heading),
      paragraphs: [
        say(texts.what, { person, organization }),
        say(texts.howLong, { day: brandDate(data.expiresAt, brand) }),
      ],
      action: { label: say(texts.open), url: data.dataUrl },
      notes: [say(texts.unexpected, { support: brand.supportEmail })],
      reason: say(ofAdmins.reason, { organization, brand: brand.brandNameShort }),
    },
    say,
  );
}

import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { reported as texts } from './emails.texts.ts';

export type PhishingReportedMailData = MailTeller & {
  readonly organisationName: string;
  /** Of the reported mail, as its head says; a stranger wrote both. */
  readonly sender: string;
  readonly mailSubject: string;
  /** The page with all of them. */
  readonly url: string;
};

/** Tells an admin that somebody reported a mail that was none of ours. */
export function renderPhishingReportedMail(data: PhishingReportedMailData): Promise<Mail> {
  const { brand, say, url } = data;
  const organization = plainName(data.organisationName);
  const mailSubject = plainName(data.mailSubject) || say(texts.noSubject);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { mailSubject }),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { organization })],
      facts: [
        { label: say(texts.sender), value: plainName(data.sender) || say(texts.noSender) },
        { label: say(texts.mailSubject), value: mailSubject },
      ],
      action: { label: say(texts.see), url },
      notes: [say(texts.noText)],
      reason: say(texts.reason, { organization, brand: brand.brandNameShort }),
    },
    say,
  );
}

import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { report as texts } from './emails.texts.ts';

export type RatingReportMailData = MailTeller & {
  readonly organisationName: string;
  /** The website that the report is about, such as "firm.example". */
  readonly domain: string;
  /** The page where the report is, in the portal. */
  readonly reportsUrl: string;
  /** Days for which it stays there. */
  readonly keptDays: number;
};

/** Brings the link to a detailed report; the report itself is seen only by people who are signed in. */
export function renderRatingReportMail(data: RatingReportMailData): Promise<Mail> {
  const { brand, say, keptDays: days } = data;
  const organization = plainName(data.organisationName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { domain: plainName(data.domain) }),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { organization }), say(texts.howLong, { days, support: brand.supportEmail })],
      action: { label: say(texts.open), url: data.reportsUrl },
      reason: say(texts.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}

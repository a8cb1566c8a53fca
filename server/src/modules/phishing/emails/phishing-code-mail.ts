import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { code as texts } from './emails.texts.ts';

export type PhishingCodeMailData = MailTeller & {
  readonly domain: string;
  readonly code: string;
  readonly organisationName: string;
  readonly hours: number;
};

/** The code that shows that a mail domain is the firm's. */
export function renderPhishingCodeMail(data: PhishingCodeMailData): Promise<Mail> {
  const { brand, say, domain, code, hours } = data;
  const organization = plainName(data.organisationName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { code, domain }),
      preheader: say(texts.preheader, { domain, organization }),
      heading: say(texts.heading, { domain, organization }),
      paragraphs: [say(texts.what, { organization, domain, brand: brand.brandNameShort })],
      facts: [{ label: say(texts.label), value: code }],
      notes: [say(texts.howLong, { hours }), say(texts.notYou, { domain })],
      reason: say(texts.reason, { domain }),
    },
    say,
  );
}

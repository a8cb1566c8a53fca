import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { answered as texts } from './emails.texts.ts';

export type MaturityAskAnsweredMailData = MailTeller & {
  readonly organisationName: string;
  /** Of the colleague who has answered. */
  readonly answeredBy: string;
  readonly elementName: string;
  /** The question's page in the portal. */
  readonly questionUrl: string;
};

/** Tells whoever asked that the colleague has answered; what they answered stands in the portal alone. */
export function renderMaturityAskAnsweredMail(data: MaturityAskAnsweredMailData): Promise<Mail> {
  const { brand, say, questionUrl } = data;
  const colleague = plainName(data.answeredBy);
  const about = plainName(data.elementName);
  const organization = plainName(data.organisationName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { colleague, about }),
      preheader: say(texts.preheader),
      heading: say(texts.heading, { colleague }),
      paragraphs: [say(texts.what, { colleague, about })],
      action: { label: say(texts.review), url: questionUrl },
      reason: say(texts.reason, { organization, brand: brand.brandNameShort }),
    },
    say,
  );
}

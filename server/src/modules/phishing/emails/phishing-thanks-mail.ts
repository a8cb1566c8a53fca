import { firstNameOf } from '@portal/domain/phishing/template-words.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { thanks as texts } from './emails.texts.ts';

export type PhishingThanksMailData = MailTeller & {
  readonly name: string;
  readonly organisationName: string;
  /** From sending to the report. */
  readonly minutes: number;
};

/** Thanks somebody who forwarded a simulated mail. */
export function renderPhishingThanksMail(data: PhishingThanksMailData): Promise<Mail> {
  const { brand, say, minutes } = data;
  const organization = plainName(data.organisationName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject),
      preheader: say(texts.preheader),
      heading: say(texts.heading, { name: plainName(firstNameOf(data.name)) }),
      paragraphs: [say(texts.what, { organization }), say(texts.minutes, { minutes }), say(texts.goOn)],
      reason: say(texts.reason, { organization }),
    },
    say,
  );
}

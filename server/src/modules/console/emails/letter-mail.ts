import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail, MailContent } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { letter } from './emails.texts.ts';

export type LetterMailData = MailTeller & {
  readonly subject: string;
  /** What staff wrote; each line is a paragraph. */
  readonly body: string;
  readonly organisationName: string;
  /** Name of the member of staff who sent it. */
  readonly sentBy: string;
};

/** A letter of the provider as it is sent and as its preview shows it: it says who wrote it, to whom, and where an answer goes. */
export function letterContent({ brand, say, subject, body, organisationName, sentBy }: LetterMailData): MailContent {
  const [first = '', ...further] = body
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const organization = plainName(organisationName);
  const from = { sender: plainName(sentBy), brand: brand.brandNameLong, organization, support: brand.supportEmail };
  return {
    subject,
    preheader: first.slice(0, 120).toWellFormed(),
    heading: subject,
    paragraphs: [first, ...further],
    notes: [say(letter.from, from)],
    reason: say(letter.reason, { organization, brand: brand.brandNameShort }),
  };
}

/** Renders a letter of the provider to an admin of a customer. */
export function renderLetterMail(data: LetterMailData): Promise<Mail> {
  return composeMail(data.brand, letterContent(data), data.say);
}

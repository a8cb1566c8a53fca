import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail, MailContent } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type LetterMailData = {
  readonly brand: Brand;
  readonly subject: string;
  /** What staff wrote; each line is a paragraph. */
  readonly body: string;
  readonly organisationName: string;
  /** Name of the member of staff who sent it. */
  readonly sentBy: string;
};

/** A letter of the provider as it is sent and as its preview shows it: it says who wrote it, to whom, and where an answer goes. */
export function letterContent({ brand, subject, body, organisationName, sentBy }: LetterMailData): MailContent {
  const [first = '', ...further] = body
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const organisation = plainName(organisationName);
  const sender = plainName(sentBy);
  return {
    subject,
    preheader: first.slice(0, 120).toWellFormed(),
    heading: subject,
    paragraphs: [first, ...further],
    notes: [
      `${sender} of ${brand.brandNameLong} wrote this to the admins of ${organisation}. To answer, reply to this email or write to ${brand.supportEmail}.`,
    ],
    reason: `you are an admin of ${organisation} in ${brand.brandNameShort}. It is about the service, so it goes to all admins.`,
  };
}

/** Renders a letter of the provider to an admin of a customer. */
export function renderLetterMail(data: LetterMailData): Promise<Mail> {
  return composeMail(data.brand, letterContent(data));
}

import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName, plainParagraphs } from '../../../emails/plain-name.ts';

/** As long as an answer may be. */
const QUOTED = 2000;

export type HandoverAnswerMailData = {
  readonly brand: Brand;
  /** Of the helper. */
  readonly name: string;
  /** Null where the firm does not say its name. */
  readonly organisationName: string | null;
  readonly answeredBy: string | null;
  /** What it is about. */
  readonly title: string;
  readonly question: string;
  readonly answer: string;
};

/** Brings a helper the answer; the link is the one that they have, because nobody else knows it. */
export function renderHandoverAnswerMail(data: HandoverAnswerMailData): Promise<Mail> {
  const { brand } = data;
  const answerer = data.answeredBy === null ? 'Your customer' : plainName(data.answeredBy);
  const organisation = data.organisationName === null ? 'one of your customers' : plainName(data.organisationName);
  const title = plainName(data.title);
  return composeMail(brand, {
    subject: `The answer to your question: ${title}`,
    preheader: 'You can also see it on the page your link opens.',
    heading: `${plainName(data.name)}, here is your answer`,
    paragraphs: [
      `You asked about “${title}”: ${plainName(data.question)}`,
      `${answerer} answered:`,
      ...plainParagraphs(data.answer, QUOTED),
    ],
    notes: ['You can also see it on the page your link opens.'],
    reason: `you asked ${organisation} a question in ${brand.brandNameShort}.`,
  });
}

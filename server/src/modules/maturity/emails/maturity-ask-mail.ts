import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type MaturityAskMailData = {
  readonly brand: Brand;
  /** Of the colleague. */
  readonly name: string;
  readonly organisationName: string;
  readonly askedBy: string;
  /** What the question is about, such as "Backup and restore". */
  readonly elementName: string;
  /** A word of whoever asks; may be empty. */
  readonly message: string;
  /** Their personal page. */
  readonly answerUrl: string;
};

/** Asks somebody who may know to answer one question of the maturity assessment. */
export function renderMaturityAskMail(data: MaturityAskMailData): Promise<Mail> {
  const { brand, answerUrl } = data;
  const asker = plainName(data.askedBy);
  const organisation = plainName(data.organisationName);
  const about = plainName(data.elementName);
  const message = plainName(data.message);
  return composeMail(brand, {
    subject: `${asker} asks you one question about security`,
    preheader: `It is about “${about}” and takes two minutes. You need no password.`,
    heading: `${plainName(data.name)}, you may know this`,
    paragraphs: [
      `${asker} of ${organisation} is finding out how well the company is protected, and thinks you know best about “${about}”.`,
      ...(message === '' ? [] : [`${asker} wrote: ${message}`]),
      'There are six descriptions. Choose the one that fits how things are today, not how they should be. If you don’t know either, say so: that helps too.',
    ],
    action: { label: 'Answer the question', url: answerUrl },
    notes: [
      'The link is only for you and works for 14 days.',
      'If you do not know who sent this, call them at a number you already have before you open it.',
    ],
    reason: `${asker} of ${organisation} gave your address for this question.`,
  });
}

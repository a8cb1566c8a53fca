import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName, plainParagraphs } from '../../../emails/plain-name.ts';

/** A question is quoted so far; the portal has the whole. */
const QUOTED = 500;

export type HandoverQuestionMailData = {
  readonly brand: Brand;
  readonly organisationName: string;
  readonly helper: string;
  /** What it is about. */
  readonly title: string;
  readonly question: string;
  /** The list of what was handed over. */
  readonly url: string;
};

/** Tells whoever handed something over that the helper asks something. */
export function renderHandoverQuestionMail(data: HandoverQuestionMailData): Promise<Mail> {
  const { brand, url } = data;
  const helper = plainName(data.helper);
  const title = plainName(data.title);
  return composeMail(brand, {
    subject: `${helper} has a question: ${title}`,
    preheader: 'Your answer goes back by email and also appears on the page the link opens.',
    heading: `${helper} has a question`,
    paragraphs: [`It is about “${title}”:`, ...plainParagraphs(data.question, QUOTED)],
    action: { label: 'Answer the question', url },
    reason: `you handed this over for ${plainName(data.organisationName)} in ${brand.brandNameShort}.`,
  });
}

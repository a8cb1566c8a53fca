import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName, plainParagraphs } from '../../../emails/plain-name.ts';
import { sender, question as texts } from './emails.texts.ts';

/** A question is quoted so far; the portal has the whole. */
const QUOTED = 500;

export type HandoverQuestionMailData = MailTeller & {
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
  const { brand, say, url } = data;
  const helper = plainName(data.helper);
  const title = plainName(data.title);
  const organization = plainName(data.organisationName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { helper, title }),
      preheader: say(texts.preheader),
      heading: say(texts.heading, { helper }),
      paragraphs: [say(texts.about, { title }), ...plainParagraphs(data.question, QUOTED)],
      action: { label: say(texts.answer), url },
      reason: say(sender.reason, { organization, brand: brand.brandNameShort }),
    },
    say,
  );
}

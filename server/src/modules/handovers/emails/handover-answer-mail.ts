import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName, plainParagraphs } from '../../../emails/plain-name.ts';
import { answer as texts, unnamed } from './emails.texts.ts';

/** As long as an answer may be. */
const QUOTED = 2000;

export type HandoverAnswerMailData = MailTeller & {
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
  const { brand, say } = data;
  const answerer = data.answeredBy === null ? say(unnamed.sender) : plainName(data.answeredBy);
  const organization = data.organisationName === null ? say(unnamed.organization) : plainName(data.organisationName);
  const title = plainName(data.title);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { title }),
      preheader: say(texts.alsoOnPage),
      heading: say(texts.heading, { name: plainName(data.name) }),
      paragraphs: [
        say(texts.asked, { title, question: plainName(data.question) }),
        say(texts.answered, { answerer }),
        ...plainParagraphs(data.answer, QUOTED),
      ],
      notes: [say(texts.alsoOnPage)],
      reason: say(texts.reason, { organization, portal: brand.brandNameShort }),
    },
    say,
  );
}

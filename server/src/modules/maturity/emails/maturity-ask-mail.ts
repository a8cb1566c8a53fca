import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { ask } from './emails.texts.ts';

export type MaturityAskMailData = MailTeller & {
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
  const { brand, say, answerUrl } = data;
  const asker = plainName(data.askedBy);
  const organization = plainName(data.organisationName);
  const about = plainName(data.elementName);
  const message = plainName(data.message);
  return composeMail(
    brand,
    {
      subject: say(ask.subject, { asker }),
      preheader: say(ask.preheader, { about }),
      heading: say(ask.heading, { name: plainName(data.name) }),
      paragraphs: [
        say(ask.why, { asker, organization, about }),
        ...(message === '' ? [] : [say(ask.wrote, { asker, message })]),
        say(ask.choose),
      ],
      action: { label: say(ask.answer), url: answerUrl },
      notes: [say(ask.howLong), say(ask.whoSent)],
      reason: say(ask.reason, { asker, organization }),
    },
    say,
  );
}

import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { helpAnswer as texts } from './emails.texts.ts';

export type HelpAnswerMailData = MailTeller & {
  /** Such as "CC-1042". */
  readonly number: string;
  /** The request in the portal. */
  readonly url: string;
};

/** Tells somebody who asked that the concierge has answered; what was answered stays in the portal. */
export function renderHelpAnswerMail({ brand, say, number, url }: HelpAnswerMailData): Promise<Mail> {
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { number }),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { number })],
      action: { label: say(texts.read), url },
      reason: say(texts.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}

import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { helpRequest as texts } from './emails.texts.ts';

export type HelpRequestMailData = MailTeller & {
  /** Such as "CC-1042". */
  readonly number: string;
  readonly organisationName: string;
  /** What kind of thing it is about, such as "A security policy". */
  readonly about: string;
  /** False for words that were added to a request. */
  readonly isFirst: boolean;
  /** The request in the console. */
  readonly url: string;
};

/** Tells the brand's concierge that a customer has written; what was written stays in the portal. */
export function renderHelpRequestMail(data: HelpRequestMailData): Promise<Mail> {
  const { brand, say, number, about, isFirst, url } = data;
  const organization = plainName(data.organisationName);
  return composeMail(
    brand,
    {
      subject: say(isFirst ? texts.subject : texts.repliedSubject, { number, organization }),
      preheader: say(isFirst ? texts.preheader : texts.repliedPreheader),
      heading: say(isFirst ? texts.heading : texts.repliedHeading, { organization }),
      paragraphs: [say(texts.whatToDo)],
      facts: [
        { label: say(texts.request), value: number },
        { label: say(texts.organization), value: organization },
        { label: say(texts.about), value: about },
      ],
      action: { label: say(texts.open), url },
      reason: say(texts.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}

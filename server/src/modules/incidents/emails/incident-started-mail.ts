import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName, plainParagraphs } from '../../../emails/plain-name.ts';
import { started as texts } from './emails.texts.ts';

export type IncidentStartedMailData = MailTeller & {
  readonly organisationName: string;
  readonly startedBy: string;
  /** The kind, as a person would say it in the reader's language. */
  readonly what: string;
  readonly whatHappened: string;
  /** The record. */
  readonly url: string;
};

const LONGEST_TEXT = 600;

/** Tells an admin that a colleague has started a record. */
export function renderIncidentStartedMail(data: IncidentStartedMailData): Promise<Mail> {
  const { brand, say, url } = data;
  const organization = plainName(data.organisationName);
  const name = plainName(data.startedBy);
  const what = plainName(data.what);
  const text = plainParagraphs(data.whatHappened, LONGEST_TEXT).join(' ');
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { organization, name }),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { name, what }), say(texts.inWords, { text }), say(texts.whatToDo)],
      action: { label: say(texts.open), url },
      reason: say(texts.reason, { organization, brand: brand.brandNameShort }),
    },
    say,
  );
}

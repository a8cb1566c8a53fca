import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { resetCode as texts } from './emails.texts.ts';

export type ResetCodeMailData = MailTeller & {
  /** Six digits. */
  readonly code: string;
  /** How long the code works, in minutes. */
  readonly validForMinutes: number;
};

/** Carries the code with which a forgotten password is replaced on the sign-in page (spec part 1, section 2, "Sign in"). */
export function renderResetCodeMail({ brand, say, code, validForMinutes }: ResetCodeMailData): Promise<Mail> {
  const name = { brand: brand.brandNameShort };
  const duration = durationInWords(validForMinutes, say.locale);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, name),
      preheader: say(texts.preheader, { duration }),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { brand: brand.brandNameLong })],
      facts: [{ label: say(texts.code), value: code }],
      notes: [say(texts.howLong, { duration }), say(texts.neverAsked)],
      reason: say(texts.reason, name),
    },
    say,
  );
}

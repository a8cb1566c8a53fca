import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { verifyEmail as texts } from './emails.texts.ts';

export type VerifyEmailMailData = MailTeller & {
  /** Built from the portal's own address, never from anything a browser sent. */
  readonly verifyUrl: string;
  /** How long the link works, in minutes. */
  readonly validForMinutes: number;
};

/** Asks someone who signed up to confirm that the address is theirs (spec part 1, section 2, "Verify email"). */
export function renderVerifyEmailMail({ brand, say, verifyUrl, validForMinutes }: VerifyEmailMailData): Promise<Mail> {
  const name = { brand: brand.brandNameShort };
  return composeMail(
    brand,
    {
      subject: say(texts.subject, name),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { brand: brand.brandNameLong })],
      action: { label: say(texts.verify), url: verifyUrl },
      notes: [say(texts.howLong, { duration: durationInWords(validForMinutes, say.locale) }), say(texts.notYou)],
      reason: say(texts.reason, name),
    },
    say,
  );
}

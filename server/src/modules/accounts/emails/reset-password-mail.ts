import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { link, resetPassword as texts } from './emails.texts.ts';

export type ResetPasswordMailData = MailTeller & {
  readonly resetUrl: string;
  /** How long the link works, in minutes. */
  readonly validForMinutes: number;
};

/** Carries the link with which a forgotten password is replaced (spec part 1, section 2, "Reset by link"). */
export function renderResetPasswordMail(data: ResetPasswordMailData): Promise<Mail> {
  const { brand, say, resetUrl } = data;
  const name = { brand: brand.brandNameShort };
  const duration = durationInWords(data.validForMinutes, say.locale);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, name),
      preheader: say(link.howLong, { duration }),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { brand: brand.brandNameLong })],
      action: { label: say(texts.choose), url: resetUrl },
      notes: [say(link.newestWorks, { duration }), say(texts.notYou)],
      reason: say(texts.reason, name),
    },
    say,
  );
}
